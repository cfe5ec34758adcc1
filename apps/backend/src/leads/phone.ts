import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Characters of a text that are read. A form sends 100 at most. */
const MAX_TYPED = 200;
/** The fifteen digits that E.164 allows, and a prefix for dialling abroad. */
const MAX_DIGITS = 20;
/** Russia and Kazakhstan. The library knows their numbering plan in full, so it can recognise a wrong number. */
const RUSSIAN_CALLING_CODE = '7';
/** No area code begins with 89. Such a number lost a digit after its leading 8. */
const IMPOSSIBLE_AREA = /^89/;
/** A shorter number without + is more likely a Russian number that lost a digit. */
const MIN_FOREIGN_DIGITS = 11;
const RUSSIAN_LENGTH = /^[78]\d{10}$/;
/** Digits with the punctuation that people put between them; `8~10` is the Russian prefix for dialling abroad. */
// slow-ok: readPhone cuts the text first
const RUN = /[+(]*\d(?:[\d\s().+~\u2010-\u2015\u2212-]*\d)?/g;
/** Eleven digits that begin with +7, 7 or 8, or ten that begin with 3 to 6 or 9; no digit follows. */
const BEGINNING = /^(?:\+?[78](?:[^\d+]*\d){10}|[^\d+]*[3-69](?:[^\d+]*\d){9})(?!\d)/;
/** A label in front of a number, which is dropped. */
const LABEL = /^(?:тел(?:ефон)?|моб(?:ильный)?|номер|tel|phone|[тt])[.:]*$/iu;
// slow-ok: readPhone cuts the text first
const EDGES = /^[\s,;:./|-]+|[\s,;:./|-]+$/g;

function parseNumber(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, 'RU');
  if (!number) return undefined;
  // The numbering plans of other countries change faster than the library, so only the length is checked.
  const isGood =
    number.countryCallingCode === RUSSIAN_CALLING_CODE
      ? number.isValid() && !IMPOSSIBLE_AREA.test(number.nationalNumber)
      : number.isPossible();
  return isGood ? number.number : undefined;
}

/** Corrects the typical mistakes of visitors and input masks: `+8 914…`, `+7 8 914…`, `+7 +7 914…`. */
function repairRussianNumber(digits: string): string | undefined {
  if (/^8[3489]\d{9}$/.test(digits)) return `+7${digits.slice(1)}`;
  if (/^7[78][3489]\d{9}$/.test(digits)) return `+7${digits.slice(2)}`;
  return undefined;
}

/** Converts the text of one number to E.164; undefined for anything else. */
function parseWholeNumber(text: string): string | undefined {
  const digits = text.replaceAll(/\D/g, '');
  if (digits.length > MAX_DIGITS) return undefined;
  const repaired = repairRussianNumber(digits);
  const number = (repaired && parseNumber(repaired)) ?? parseNumber(text);
  if (number || text.includes('+')) return number;
  // Without + this is a mistyped Russian number: 82264247766 is not a number of Korea.
  if (RUSSIAN_LENGTH.test(digits)) return undefined;
  const foreign = digits.replace(/^00/, '');
  return foreign.length < MIN_FOREIGN_DIGITS ? undefined : parseNumber(`+${foreign}`);
}

/** Reads the first number of a run of digits that contains several. It ends as soon as its digits are complete. */
function parseBeginning(run: string): { readonly tel: string; readonly length: number } | undefined {
  const [begin] = BEGINNING.exec(run) ?? [];
  const tel = begin === undefined ? undefined : parseWholeNumber(begin);
  return tel === undefined || begin === undefined ? undefined : { tel, length: begin.length };
}

/** A phone number as a visitor typed it. */
export interface TypedPhone {
  /** E.164. */
  readonly tel: string;
  /** The text around the number: a second number, «с 9 до 18»; '' if there is none. */
  readonly note: string;
}

const tidyNote = (before: string, after: string): string =>
  [before, after]
    .map((part) => part.trim().replace(LABEL, '').replaceAll(EDGES, ''))
    .filter((part) => part !== '')
    .join(' … ');

/**
 * Reads the first whole number of a typed or pasted text: `8 (914) 123-45-67`, `7914…`, `9141234567`, `+81 3 1234
 * 5678`, and foreign numbers without their +. Eleven digits without a + that begin with 7 or 8 are a Russian number or
 * none. Returns undefined if the text has no whole number.
 */
export function readPhone(text: string): TypedPhone | undefined {
  // Turns full-width digits into ASCII.
  const normalized = text.slice(0, MAX_TYPED).normalize('NFKC');
  for (const { 0: run, index } of normalized.matchAll(RUN)) {
    const tel = parseWholeNumber(run);
    const phone = tel === undefined ? parseBeginning(run) : { tel, length: run.length };
    if (phone === undefined) continue;
    const note = tidyNote(normalized.slice(0, index), normalized.slice(index + phone.length));
    return { tel: phone.tel, note };
  }
  return undefined;
}
