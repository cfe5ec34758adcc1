import { PAYERS } from '@vvoz/law/costTypes';
import type { DeliveryCity, Payer } from '@vvoz/law/costTypes';
import { PAYER_LABELS } from '@vvoz/law/receiptWords';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { Field } from '../../primitives/Cells/Field.tsx';
import { field } from '../../primitives/Cells/Cells.css.ts';
import { Segment } from '../../primitives/Segmented/Segment.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { CityCell } from './CityCell.tsx';
import { HiddenFields, type HiddenPairs } from '../../primitives/HiddenFields/HiddenFields.tsx';
import * as css from './ReceiptForm.css.ts';

export interface ReceiptFormProps {
  /** Page that receives the form. The fields are `payer` (`physic` or `jur`), `city` (a key) and `date`. */
  action: string;
  /** Hidden fields: the variant and everything else in the address. */
  hiddenPairs?: HiddenPairs;
  payer: Payer;
  /** Key of the selected city. */
  city: string;
  cities: readonly DeliveryCity[];
  /** YYYY-MM-DD, the chosen day of the declaration; absent: the expected one. */
  date?: string | undefined;
}

/**
 * Form for the payer, the delivery city and the day of the declaration. A GET form with a submit button; it needs no
 * JavaScript. With it payer and city act at once (`data-at-once`); a day is typed in parts, so it waits for the button.
 */
export function ReceiptForm({ action, hiddenPairs = [], payer, city, cities, date }: ReceiptFormProps) {
  return (
    <form
      method="get"
      action={action}
      className={cx(css.form, noPrint)}
      aria-label="Для кого и куда"
      autoComplete="off"
      data-at-once="receipt"
    >
      <HiddenFields pairs={hiddenPairs} />
      <div className={css.payer}>
        <Segmented label="Плательщик">
          {PAYERS.map((value) => (
            <Segment key={value} type="radio" name="payer" value={value} defaultChecked={value === payer}>
              {PAYER_LABELS[value]}
            </Segment>
          ))}
        </Segmented>
      </div>
      <Cells>
        <CityCell cities={cities} city={city} />
        {/* A static part of the page renders the form, so nothing in it has a hook. */}
        <Field id="date-of-receipt" caption="День таможни">
          <input id="date-of-receipt" className={field} name="date" type="date" defaultValue={date} />
        </Field>
      </Cells>
      <Button type="submit" size="l">
        Пересчитать
      </Button>
      <p className={css.waits}>Выбор действует после кнопки «Пересчитать».</p>
    </form>
  );
}
