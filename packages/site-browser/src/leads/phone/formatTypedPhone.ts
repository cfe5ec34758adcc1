/** Digits with the punctuation that people put between them; a plus only in front. */
const ONE_NUMBER = /^\(?\+?[\d\s().\u2010-\u2015\u2212-]*$/;
/** A plus in front of another number: a number that was pasted behind the «+7» of the field. */
const PASTED_BEHIND_CODE = /^\s*\+7\s*(?=\+)/;
/** Characters. A longer text has words in it, and only the server reads those. */
const MAX_TYPED = 60;
/** Digits of a Russian number behind its country code. */
const NATIONAL_LENGTH = 10;
/** What an area code begins with; 8 is that of free calls. */
const AREA = /^[3489]/;
/** `+7 8 914…`, `+7 7 914…`: the country code twice. */
const DOUBLED_CODE = /^[78][3489]\d{9}$/;

/** Splits after the area code, the next three, the next two digits; ends with a digit, so that Backspace always removes one. */
function groupNational(national: string): string {
  const groups = [national.slice(0, 3), national.slice(3, 6)].filter((group) => group !== '');
  const ends = [national.slice(6, 8), national.slice(8, 10)].filter((group) => group !== '');
  return [['+7', ...groups].join(' '), ...ends].join('-');
}

/** The digits behind the country code of what is, or is becoming, a Russian number; undefined for everything else. */
function findNational(text: string, digits: string): string | undefined {
  const rest = digits.slice(1);
  if (/^[78]/.test(digits) && DOUBLED_CODE.test(rest)) return rest.slice(1);
  if (text.includes('+')) return digits.startsWith('7') && rest.length <= NATIONAL_LENGTH ? rest : undefined;
  // Ten digits that begin with 7 or 8 may lack their code or their last digit: the server decides.
  if (/^[78]/.test(digits))
    return rest.length === NATIONAL_LENGTH || rest.length < NATIONAL_LENGTH - 1 ? rest : undefined;
  return AREA.test(digits) && digits.length <= NATIONAL_LENGTH ? digits : undefined;
}

/**
 * Returns what a phone field shows for what was typed or pasted: `+7 914 123-45-67` for a Russian number, also while it is
 * incomplete and however it was written. A foreign number, and everything that is not certainly one number, stays as it is:
 * the server reads both texts as the same number.
 */
export function formatTypedPhone(typed: string): string {
  if (typed.length > MAX_TYPED) return typed;
  const text = typed.replace(PASTED_BEHIND_CODE, '');
  const plain = text.normalize('NFKC');
  if (!ONE_NUMBER.test(plain.trimStart())) return text;
  const national = findNational(plain, plain.replaceAll(/\D/g, ''));
  return national === undefined ? text : groupNational(national);
}

const countDigits = (text: string): number => text.replaceAll(/\D/g, '').length;

/** Returns the position in `shown` that is followed by as many digits as `caret` is in `typed`. */
export function moveCaret(typed: string, caret: number, shown: string): number {
  const following = countDigits(typed.slice(caret));
  let place = shown.length;
  while (place > 0 && countDigits(shown.slice(place - 1)) <= following) place -= 1;
  return place;
}
