import type { LeadFieldErrors } from '@vvoz/ui/leads/LeadForm/leadFormState.ts';
import { parseJsonObject } from '../page/parseJsonObject.ts';
import type { LeadDraft } from './leadDraft.ts';

export type LeadFields = Omit<LeadDraft, 'idempotencyKey'>;

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
  const lot = readRecord(data, 'lot');
  const receipt = readRecord(data, 'receipt');
  return {
    kind: readText(data, 'type') || 'form',
    tel: readText(data, 'tel'),
    name: readText(data, 'name'),
    message: readText(data, 'message'),
    consent: { version: readText(data, 'consent_version'), ...(marketing === '' ? {} : { marketing }) },
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
