import type { LeadFormState } from '@vvoz/ui/leads/LeadForm/leadFormState.ts';
import { raiseGoal } from '../services/raiseGoal.ts';
import { readMarks } from '../marks/readMarks.ts';
import { offerShelf, readMessageWithShelf } from '../shelf/leadOffer.ts';
import { getToken, prepareToken } from '../captcha/getToken.ts';
import { storeLead } from './storeLead.ts';
import { findAttemptKey, rememberLead } from './leadMemory.ts';
import { maskPhone } from './phone/maskPhone.ts';
import { checkLeadFields, readLeadFields, toLeadDraft } from './readLeadForm.ts';
import { sendLead, type LeadSender } from './sendLead.ts';
import { formatLeadNumber } from '@vvoz/catalogue/words/leadNumber';
import { formatSentAt } from './formatSentAt.ts';
import { toFormState } from './toFormState.ts';

/** Prepares phone field, captcha and favourites. Called when the visitor focuses the form. */
export function prepareLead(form: HTMLFormElement): void {
  const tel = form.elements.namedItem('tel');
  if (tel instanceof HTMLInputElement) maskPhone(tel);
  void prepareToken();
  raiseGoal('form-open');
  offerShelf(form);
}

const SENDER: LeadSender = {
  getToken,
  readMarks,
  keep: storeLead,
  fetch: (input, init) => fetch(input, init),
};

/** Checks and sends a filled form. Returns what the form shows next. Never throws. */
export async function submitLead(form: HTMLFormElement, sender = SENDER): Promise<LeadFormState> {
  const data = new FormData(form);
  const typed = readLeadFields(data);
  const fields = { ...typed, message: readMessageWithShelf(data, typed.message) };
  const errors = checkLeadFields(fields);
  if (Object.keys(errors).length > 0) return { status: 'refused', errors };
  const content = JSON.stringify([fields, sender.readMarks()['page']]);
  const key = findAttemptKey(content);
  const outcome = await sendLead(toLeadDraft(fields, key), sender);
  if (outcome.status === 'sent' || outcome.status === 'kept') {
    rememberLead({ name: fields.name, tel: fields.tel, at: Date.now() });
    raiseGoal('form-sent');
  }
  const about = data.get('about');
  return toFormState(outcome, {
    number: formatLeadNumber(key),
    time: formatSentAt(new Date()),
    about: typeof about === 'string' ? about : undefined,
  });
}
