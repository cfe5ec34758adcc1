import { formatCount } from '@vvoz/catalogue/words/format';
import * as css from './LeadOffer.css.ts';

/** Name of the checkbox in the form. */
export const LEAD_OFFER = 'shelf';

const LOT_FORMS = ['лот', 'лота', 'лотов'] as const;

/** Creates the unticked checkbox «Приложить избранное к заявке», for a form whose script came with the visitor's first touch. */
export function createLeadOffer(count: number): HTMLLabelElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.name = LEAD_OFFER;
  box.value = 'yes';
  const label = document.createElement('label');
  label.className = css.row;
  label.append(box, `Приложить избранное к заявке: ${formatCount(count, LOT_FORMS)}`);
  return label;
}
