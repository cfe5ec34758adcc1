import { createLeadOffer, LEAD_OFFER } from '@vvoz/ui/shelf/LeadOffer/createLeadOffer.ts';
import { formatShelfHref } from '@vvoz/ui/shelf/lotStateText.ts';
import { readShelfForLead } from './readShelfForLead.ts';

/** A message of the backend has at most 4,000 characters; the visitor's own words come first. */
const MAX_MESSAGE = 4000;
const HEADING = 'Избранное:';

/** Adds «Приложить избранное к заявке» to a form, unless the shelf is empty or the form has it already. */
export function offerShelf(form: HTMLFormElement): void {
  const lots = readShelfForLead();
  const message = form.elements.namedItem('message');
  if (lots.length === 0 || !(message instanceof HTMLTextAreaElement)) return;
  if (form.elements.namedItem(LEAD_OFFER)) return;
  // At the end of its column, because React, which renders the form, inserts its own elements before those that it knows.
  message.closest('form > *')?.append(createLeadOffer(lots.length));
}

/** Appends the favourites to a message as far as they fit, a line each: «Toyota Prius · ZVW51 · 2022 https://…». */
export function appendShelf(message: string, origin: string): string {
  const lines = readShelfForLead().map(({ lot, title }) => `${title} ${origin}${formatShelfHref(lot)}`);
  if (lines.length === 0) return message;
  let text = [message, HEADING].filter(Boolean).join('\n\n');
  for (const line of lines) {
    if (text.length + 1 + line.length > MAX_MESSAGE) break;
    text += `\n${line}`;
  }
  return text.length > MAX_MESSAGE ? message : text;
}

/** Returns the message of a form, with the favourites if the visitor has ticked that. */
export function readMessageWithShelf(data: FormData, message: string): string {
  return data.get(LEAD_OFFER) === null ? message : appendShelf(message, location.origin);
}
