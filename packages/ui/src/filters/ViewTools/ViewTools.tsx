import { PRICE_LABELS } from '@vvoz/law/priceLabels';
import { PAYERS, type Payer } from '@vvoz/law/costTypes';
import { PAYER_LABELS } from '@vvoz/law/receiptWords';
import { getCurrencyName, getCurrencySign, type Currency } from '@vvoz/catalogue/words/currencies';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import type { ViewChoice } from '@vvoz/catalogue/query/viewChoice';
import type { ChangeEvent } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { SelectCell } from '../../primitives/Cells/SelectCell.tsx';
import type { Bound } from '../model/bind.ts';
import { FORM_ID } from '../model/ids.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './ViewTools.css.ts';

/** In the order shown. Yen and yuan share the sign «¥», so each also has its name: «¥ иены». */
const CURRENCY_CHOICES: readonly Currency[] = ['jpy', 'cny', 'krw', 'rub', 'usd'];

export interface ViewToolsProps extends Bound {
  template: ShownTemplate;
  formId?: string;
}

/** Settings of the view: the import variant and the payer of a catalogue whose lots are imported, the currency of the lot prices, cards or a table. */
export function ViewTools({ template, formId = FORM_ID, ...given }: ViewToolsProps) {
  const { query, onPatch } = useLiveQuery(given);
  const { view = {} } = query;
  const { variants } = template;
  const bindSelect = <Name extends keyof ViewChoice>(name: Name, usual: string) => ({
    name,
    form: formId,
    ...(onPatch
      ? {
          value: view[name] ?? usual,
          onChange: ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
            onPatch({ view: { [name]: currentTarget.value } }),
        }
      : { defaultValue: view[name] ?? usual }),
  });
  return (
    <div className={cx(css.tools, noPrint)}>
      {variants.length > 1 ? (
        <Cells compact>
          <SelectCell caption="Цена под ключ" {...bindSelect('variant', 'poshlina')}>
            {variants.map((variant) => (
              <option key={variant} value={variant}>
                {PRICE_LABELS[variant].name.toLowerCase()}
              </option>
            ))}
          </SelectCell>
        </Cells>
      ) : null}
      {/* Cars in stock have been imported. */}
      {variants.length === 0 ? null : (
        <Cells compact>
          <SelectCell caption="Кто ввозит" {...bindSelect('payer', 'physic' satisfies Payer)}>
            {PAYERS.map((payer) => (
              <option key={payer} value={payer}>
                {PAYER_LABELS[payer].toLowerCase()}
              </option>
            ))}
          </SelectCell>
        </Cells>
      )}
      <Cells compact>
        <SelectCell
          caption={
            template.group === 'auction' || template.group === 'stats' ? PRICE_LABELS.auction.name : 'Цены'
          }
          {...bindSelect('currency', '')}
        >
          <option value="">в валюте лота</option>
          {CURRENCY_CHOICES.map((currency) => (
            <option key={currency} value={currency}>
              {`${getCurrencySign(currency)} ${getCurrencyName(currency)}`}
            </option>
          ))}
        </SelectCell>
      </Cells>
      <div className={css.desktop}>
        <Cells compact>
          <SelectCell caption="Вид" {...bindSelect('layout', 'cards')}>
            <option value="cards">карточки</option>
            <option value="table">таблица</option>
          </SelectCell>
        </Cells>
      </div>
    </div>
  );
}
