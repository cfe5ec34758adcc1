import type { LeadFieldErrors } from '@vvoz/ui/leads/LeadForm/leadFormState.ts';
import { parseJsonObject } from '../page/parseJsonObject.ts';
import type { LeadDraft } from './leadDraft.ts';

export interface LeadFields extends Omit<LeadDraft, 'idempotencyKey'> {
  /** How the visitor wants to be answered, if not by a call: «MAX». */
  readonly channel?: string;
}

/** Longer than the name of any channel. */
const MAX_CHANNEL = 40;

/** Makes the draft of a request. The wish for a channel is a line of the message, so that every target has it. */
export const toLeadDraft = ({ channel, ...fields }: LeadFields, idempotencyKey: string): LeadDraft => ({
  ...fields,
  idempotencyKey,
  message: [fields.message, channel && `Как ответить: ${channel}`].filter(Boolean).join('\n\n'),
});

/** A shorter text cannot be a number with its area code. */
const MIN_PHONE_DIGITS = 10;

/** Sentences of the form's own check; the backend checks again. */
export const LEAD_ERRORS = {
  noTel: 'Впишите номер: по нему ответит менеджер',
  shortTel: 'Проверьте номер: +7 и ещё десять цифр, иностранный — с плюсом и кодом страны',
  consent: 'Отметьте согласие: без него мы не вправе ответить',
} as const;

const readText = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Reads a record that the page has put into a hidden field; undefined when there is none or it is broken. */
const readRecord = (data: FormData, name: string) => parseJsonObject(readText(data, name));

/** Reads the fields of a request form, as the browser or a plain POST sends them. */
export function readLeadFields(data: FormData): LeadFields {
  const marketing = readText(data, 'marketing_version');
  const channel = readText(data, 'channel').slice(0, MAX_CHANNEL);
  const lot = readRecord(data, 'lot');
  const receipt = readRecord(data, 'receipt');
  return {
    kind: readText(data, 'type') || 'form',
    tel: readText(data, 'tel'),
    name: readText(data, 'name'),
    message: readText(data, 'message'),
    consent: { version: readText(data, 'consent_version'), ...(marketing === '' ? {} : { marketing }) },
    ...(channel === '' ? {} : { channel }),
    ...(lot ? { lot } : {}),
    ...(receipt ? { receipt } : {}),
  };
}

/** Checks what the visitor can correct before anything is sent; an empty record when all is well. */
export function checkLeadFields({ tel, consent }: LeadFields): LeadFieldErrors {
  const digits = tel.normalize('NFKC').replaceAll(/\D/g, '').length;
  const telError =
    tel === '' ? LEAD_ERRORS.noTel : digits < MIN_PHONE_DIGITS ? LEAD_ERRORS.shortTel : undefined;
  return {
    ...(telError === undefined ? {} : { tel: telError }),
    ...(consent.version === '' ? { consent: LEAD_ERRORS.consent } : {}),
  };
}
