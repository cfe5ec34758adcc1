import { getFreeText, isFree, type Attempt } from './attempt.ts';
import { findScaledUnit, findScale, findShortScale, findUnit, type Unit } from './keywords.ts';

/** A number with its scale and unit: «1 500», «1,5 млн», «100 тыс км». The lexemes from `from` up to, but not including, `to`. */
export interface Quantity {
  readonly from: number;
  readonly to: number;
  /** As written, before the scale. */
  readonly value: number;
  /** 1 if none is written. */
  readonly scale: number;
  readonly unit?: Unit;
  /** Written with a fraction. */
  readonly fraction: boolean;
  /** Number of digits as written. */
  readonly digits: number;
  /** True for «4+»: this number or more. */
  readonly more: boolean;
}

const NEAR = /^[\s.]*$/;
/** No engine is larger. */
const MAX_LITRES = 30;

interface End {
  readonly to: number;
  readonly scale: number;
  readonly unit?: Unit;
}

/** Reads the scale and the unit that begin at a lexeme, after a number. */
function readUnit(attempt: Attempt, start: number, value: number): End {
  const { lexemes } = attempt;
  const readWord = (index: number): string => {
    const separator = lexemes[index]?.before ?? '';
    return NEAR.test(separator) ? getFreeText(attempt, index) : '';
  };
  const isAttached = (index: number): boolean => lexemes[index]?.before === '';
  let to = start;
  let scale = 1;
  const first = readWord(to);
  const short = findShortScale(first);
  const scaledUnit = findScaledUnit(first);
  if (scaledUnit) return { to: to + 1, scale: scaledUnit[0], unit: scaledUnit[1] };
  const long = findScale(first);
  if (long !== undefined) scale = long;
  else if (short !== undefined && (isAttached(to) || ['км', 'р', 'руб'].includes(readWord(to + 1))))
    scale = short;
  if (scale > 1) to++;
  const text = readWord(to);
  const unit = findUnit(text);
  if (unit === undefined) return { to, scale };
  const next = readWord(to + 1);
  // «л.с.», «г.в.», «год выпуска», «см3», «куб. см» are one unit each.
  // «150 л с» is a power, «1,5 л с 2018 года» an engine.
  const beforeNext = lexemes[to + 1]?.before;
  if (
    unit === 'litre' &&
    (next === 'с' || next === 'c') &&
    (beforeNext === '.' || (beforeNext === ' ' && value > MAX_LITRES))
  )
    return { to: to + 2, scale, unit: 'hp' };
  if (
    unit === 'year' &&
    (next === 'выпуска' || (next === 'в' && /\.|\//.test(lexemes[to + 1]?.before ?? '')))
  )
    return { to: to + 2, scale, unit };
  if (unit === 'hp' && text.startsWith('лошад') && next === 'сил') return { to: to + 2, scale, unit };
  if (unit === 'cc' && (next === '3' || findUnit(next) === 'cc')) return { to: to + 2, scale, unit };
  // «см» without «3» is a length.
  if (unit === 'cc' && (text === 'см' || text === 'cm')) return { to, scale };
  return { to: to + 1, scale, unit };
}

/** Joins groups of three digits: «1 500 000». */
function readGroups(attempt: Attempt, index: number): { readonly value: number; readonly to: number } {
  const { lexemes } = attempt;
  const first = lexemes[index];
  let value = first?.value ?? Number.NaN;
  let to = index + 1;
  if (first?.kind !== 'number' || !/^[1-9]\d{0,2}$/.test(first.text)) return { value, to };
  for (; isFree(attempt, to); to++) {
    const group = lexemes[to];
    if (group?.kind !== 'number' || !/^\d{3}$/.test(group.text) || !/^\s$/.test(group.before)) break;
    value = value * 1000 + (group.value ?? 0);
  }
  return { value, to };
}

/**
 * Reads the quantity that begins at a free lexeme. `bound` accepts «миллион» without a number («до миллиона»); `small`
 * keeps groups of digits apart (grades: «оценка 4 100 000 км»).
 */
export function readQuantity(
  attempt: Attempt,
  from: number,
  { bound = false, small = false }: { readonly bound?: boolean; readonly small?: boolean } = {},
): Quantity | undefined {
  const lexeme = attempt.lexemes[from];
  if (!lexeme || !isFree(attempt, from)) return undefined;
  const alone = bound ? findScale(lexeme.text) : undefined;
  if (alone === 1_000_000 || (alone === 1000 && lexeme.text.startsWith('тысяч'))) {
    const end = readUnit(attempt, from + 1, 1);
    return { ...end, from, value: 1, scale: alone, fraction: false, digits: 0, more: false };
  }
  if (lexeme.value === undefined) return undefined;
  const { value, to } = small ? { value: lexeme.value, to: from + 1 } : readGroups(attempt, from);
  const more = attempt.lexemes[to - 1]?.after.startsWith('+') ?? false;
  const end = more ? { to, scale: 1 } : readUnit(attempt, to, value);
  if (!Number.isFinite(value)) return undefined;
  // «1 млн 200 тыс» is one amount.
  const rest = end.scale === 1_000_000 && !end.unit ? readQuantity(attempt, end.to) : undefined;
  if (rest && rest.scale === 1000 && rest.value < 1000)
    return { ...rest, from, value: value + rest.value / 1000, scale: end.scale };
  return {
    ...end,
    from,
    value,
    fraction: /[.,]/.test(lexeme.text) && !Number.isInteger(value) ? true : /^\d[.,]0$/.test(lexeme.text),
    digits: lexeme.kind === 'number' ? lexeme.text.length : 0,
    more,
  };
}
