import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** E.164 allows fifteen digits; a prefix for dialling abroad comes on top. */
const MAX_DIGITS = 20;
/** Russia and Kazakhstan. Their numbering plan is known in full, so that a wrong number is recognised. */
const RUSSIAN_CALLING_CODE = '7';
/** No area code begins with 89. Such a number lost a digit after its leading 8. */
const IMPOSSIBLE_AREA = /^89/;
/** A shorter number without + is rather a Russian number that lost a digit. */
const MIN_FOREIGN_DIGITS = 11;

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

/**
 * Converts a typed or pasted number to E.164: `8 (914) 123-45-67`, `7914…`, `9141234567`, `+81 3 1234 5678`, and foreign
 * numbers without their +. Returns undefined for anything else.
 */
export function toE164(text: string): string | undefined {
  // Turns digits of other scripts (full width, Arabic) into ASCII.
  const normalized = text.normalize('NFKC');
  const digits = normalized.replaceAll(/\D/g, '');
  if (digits.length > MAX_DIGITS) return undefined;
  const repaired = repairRussianNumber(digits);
  const number = (repaired && parseNumber(repaired)) ?? parseNumber(normalized);
  if (number || normalized.includes('+')) return number;
  const foreign = digits.replace(/^00/, '');
  return foreign.length < MIN_FOREIGN_DIGITS ? undefined : parseNumber(`+${foreign}`);
}
