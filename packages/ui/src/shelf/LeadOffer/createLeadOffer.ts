import { formatCount } from '@vvoz/catalogue/words/format';
import { LOT_FORMS } from '@vvoz/catalogue/words/nouns';
import * as css from './LeadOffer.css.ts';

/** Name of the checkbox in the form. */
export const LEAD_OFFER = 'shelf';

/**
 * Creates the unticked checkbox «Приложить избранное к заявке». The caller adds it to a rendered form when the visitor
 * focuses that form.
 */
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
