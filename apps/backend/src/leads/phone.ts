import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** More digits than a number has are no number; E.164 allows fifteen, a prefix to dial abroad comes on top. */
const MAX_DIGITS = 20;
/** Russia and Kazakhstan. Their plan is known in full, so that a wrong number is told at once. */
const PLAN_SEVEN = '7';
/** No area has these; a number that begins so lost a digit after its 8. */
const NO_AREA = /^89/;
/** Without a + shorter ones are rather Russian numbers that lost a digit. */
const MIN_FOREIGN_DIGITS = 11;

function read(text: string): string | undefined {
  const number = parsePhoneNumberFromString(text, 'RU');
  if (!number) return undefined;
  // Plans of other countries grow faster than a list of them: the right length is enough there.
  const good =
    number.countryCallingCode === PLAN_SEVEN
      ? number.isValid() && !NO_AREA.test(number.nationalNumber)
      : number.isPossible();
  return good ? number.number : undefined;
}

/** What fingers and masks make of a Russian number: `+8 914…`, `+7 8 914…`, `+7 +7 914…`. */
function mended(digits: string): string | undefined {
  if (/^8[3489]\d{9}$/.test(digits)) return `+7${digits.slice(1)}`;
  if (/^7[78][3489]\d{9}$/.test(digits)) return `+7${digits.slice(2)}`;
  return undefined;
}

/**
 * E.164 of a number as it was typed or pasted: `8 (914) 123-45-67`, `7914…`, `9141234567`, `+81 3 1234 5678`, and
 * foreign numbers whose + was forgotten. Undefined where it is none.
 */
export function toE164(text: string): string | undefined {
  // Digits of other scripts (full width, Arabic) become those of ASCII.
  const plain = text.normalize('NFKC');
  const digits = plain.replaceAll(/\D/g, '');
  if (digits.length > MAX_DIGITS) return undefined;
  const candidate = mended(digits);
  const told = (candidate && read(candidate)) ?? read(plain);
  if (told || plain.includes('+')) return told;
  const foreign = digits.replace(/^00/, '');
  return foreign.length < MIN_FOREIGN_DIGITS ? undefined : read(`+${foreign}`);
}
