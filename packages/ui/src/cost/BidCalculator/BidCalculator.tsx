import type { DeliveryCity } from '@vvoz/law/costTypes';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import { noPrint, onPaper } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { NamedInputCell } from '../../primitives/Cells/NamedInputCell.tsx';
import { CityCell } from '../PriceReceipt/CityCell.tsx';
import { HiddenFields, type HiddenPairs } from '../../primitives/HiddenFields/HiddenFields.tsx';
import * as css from './BidCalculator.css.ts';
import { BidResults } from './BidResults.tsx';
import type { BudgetBids } from './BidResults.tsx';

export interface BidCalculatorProps {
  /** Page that receives the form. The fields are `budget` (as typed) and, if `cities` are given, `city`. */
  action: string;
  /** Hidden fields: the variant, the payer and everything else in the address. */
  hiddenPairs?: HiddenPairs;
  /** The budget as typed or as reformatted. */
  budget?: string;
  /** Error of the budget field: «Впишите сумму цифрами». */
  error?: string;
  /** Delivery cities to choose from. Omit when the page asks for the city elsewhere. */
  cities?: readonly DeliveryCity[];
  city?: string;
  /** Result for the budget; absent until the visitor enters one. */
  response?: BudgetBids;
  /** Currency of the auction. */
  currency?: Currency;
  level?: 2 | 3;
  id?: string;
}

/**
 * «Сколько ставить»: the visitor enters a budget in roubles and gets the highest bid for each import variant. A GET
 * form that needs no JavaScript.
 */
export function BidCalculator({
  action,
  hiddenPairs = [],
  budget,
  error,
  cities = [],
  city,
  response,
  currency = 'jpy',
  level = 3,
  id = 'bid',
}: BidCalculatorProps) {
  const Heading = `h${level}` as const;
  const asksCity = cities.length > 0;
  return (
    <section
      className={cx(css.section, response === undefined && noPrint)}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <Heading id={`${id}-title`} className={css.title}>
        Сколько ставить
      </Heading>
      <form
        method="get"
        action={action}
        className={cx(css.form, noPrint)}
        autoComplete="off"
        data-at-once="bid"
      >
        <HiddenFields pairs={hiddenPairs} />
        <Cells columns={asksCity ? 2 : 1}>
          <NamedInputCell
            caption="Бюджет под ключ, ₽"
            name="budget"
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="go"
            placeholder="1 500 000"
            required
            defaultValue={budget}
            error={error}
          />
          {asksCity ? <CityCell cities={cities} city={city} brief /> : null}
        </Cells>
        <Button type="submit" wide>
          {response === undefined ? 'Рассчитать ставку' : 'Пересчитать'}
        </Button>
      </form>
      {budget === undefined ? null : <p className={onPaper}>Бюджет под ключ: {budget} ₽</p>}
      {response === undefined || error !== undefined ? null : (
        <BidResults response={response} currency={currency} />
      )}
    </section>
  );
}
