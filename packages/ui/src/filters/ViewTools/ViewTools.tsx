import { PRICE_LABELS } from '@vvoz/api/calc/priceLabels';
import type { Payer } from '@vvoz/api/calc/types';
import type { Currency } from '@vvoz/api/catalog/lot';
import { turnkeyVariants } from '@vvoz/api/catalog/priceVariants';
import type { Template } from '@vvoz/api/catalog/templates';
import type { ViewChoice } from '@vvoz/api/catalog/viewChoice';
import type { ChangeEvent } from 'react';
import { noPrint } from '../../css/base.css.ts';
import { cx } from '../../css/cx.ts';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { SelectCell } from '../../primitives/Cells/SelectCell.tsx';
import type { Bound } from '../model/bind.ts';
import { FORM_ID } from '../model/ids.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './ViewTools.css.ts';

/** Yen and yuan have one sign: words tell them apart. */
const CURRENCY_NAMES: Readonly<Partial<Record<Currency, string>>> = {
  jpy: '¥ иены',
  cny: '¥ юани',
  krw: '₩ воны',
  rub: '₽ рубли',
  usd: '$ доллары',
};

export interface ViewToolsProps extends Bound {
  template: Template;
  formId?: string;
}

/** How the list is looked at: the way of bringing in, the payer, the currency of the lots' own prices, cards or a table. */
export function ViewTools({ template, formId = FORM_ID, ...given }: ViewToolsProps) {
  const { query, onPatch } = useLiveQuery(given);
  const { view = {} } = query;
  const variants = turnkeyVariants(template);
  const bound = <Name extends keyof ViewChoice>(name: Name, usual: string) => ({
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
          <SelectCell caption="Цена под ключ" {...bound('variant', 'poshlina')}>
            {variants.map((variant) => (
              <option key={variant} value={variant}>
                {PRICE_LABELS[variant].name.toLowerCase()}
              </option>
            ))}
          </SelectCell>
        </Cells>
      ) : null}
      <Cells compact>
        <SelectCell caption="Кто ввозит" {...bound('payer', 'physic' satisfies Payer)}>
          <option value="physic">физлицо</option>
          <option value="jur">юрлицо</option>
        </SelectCell>
      </Cells>
      <Cells compact>
        <SelectCell caption="Цены торгов" {...bound('currency', '')}>
          <option value="">в валюте лота</option>
          {Object.entries(CURRENCY_NAMES).map(([currency, name]) => (
            <option key={currency} value={currency}>
              {name}
            </option>
          ))}
        </SelectCell>
      </Cells>
      <div className={css.desktop}>
        <Cells compact>
          <SelectCell caption="Вид" {...bound('layout', 'cards')}>
            <option value="cards">карточки</option>
            <option value="table">таблица</option>
          </SelectCell>
        </Cells>
      </div>
    </div>
  );
}
