import type { Order } from '@vvoz/catalogue/query/orders';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { SelectCell } from '../../primitives/Cells/SelectCell.tsx';
import type { Bound } from '../model/bind.ts';
import { FORM_ID } from '../model/ids.ts';
import { listOrders } from '../model/orders.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './SortSelect.css.ts';

export interface SortSelectProps extends Bound {
  template: ShownTemplate;
  /** `list` sends `order_by` with the form; `sheet` replaces it on phones and sends nothing itself. */
  place: keyof typeof css.place;
  formId?: string;
}

/** Select of the order of the list. */
export function SortSelect({ template, place, formId = FORM_ID, ...given }: SortSelectProps) {
  const { query, onPatch } = useLiveQuery(given);
  const list = place === 'list';
  return (
    <div className={css.place[place]}>
      <Cells compact={list}>
        <SelectCell
          caption="Сначала"
          {...(list ? { name: 'order_by', form: formId } : { id: 'order-in-sheet' })}
          {...(onPatch
            ? {
                value: query.order,
                onChange: (event) => onPatch({ order: event.currentTarget.value as Order }),
              }
            : { defaultValue: query.order })}
        >
          {listOrders(template, query.order).map(([order, label]) => (
            <option key={order} value={order}>
              {label}
            </option>
          ))}
        </SelectCell>
      </Cells>
    </div>
  );
}
