import { DEFAULT_ORDER, type Order } from '@vvoz/catalogue/query/orders';
import { FILLED_BY_SCRIPT } from '../../primitives/filledByScript.ts';
import { SaveSearchElement } from '../customElements.ts';
import * as css from './SaveSearchPlace.css.ts';

export interface SaveSearchPlaceProps {
  /** The order that the link of a saved search names unless the visitor has chosen another. */
  order?: Order;
}

/** The place of «Сохранить поиск», which is defined when the page is idle. It has the size of a wide button. */
export const SaveSearchPlace = ({ order = DEFAULT_ORDER }: SaveSearchPlaceProps) => (
  <SaveSearchElement
    className={css.place}
    {...FILLED_BY_SCRIPT}
    {...(order === DEFAULT_ORDER ? {} : { 'data-order': order })}
  />
);
