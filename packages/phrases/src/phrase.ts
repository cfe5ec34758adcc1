import { getFreeText, isFree, hasFacet, listIndices, type Attempt } from './attempt.ts';
import { readQuantity, type Quantity } from './quantity.ts';
import {
  findDirection,
  isFiller,
  reverseDirection,
  findTopic,
  type Direction,
  type Topic,
} from './keywords.ts';

/** A number with the words around it: «пробег от 50 до 100 тыс», «не старше 5 лет». */
export interface Phrase {
  /** All lexemes of the phrase. */
  readonly lexemes: readonly number[];
  readonly first: Quantity;
  /** The other end of a range. */
  readonly second?: Quantity;
  readonly direction?: Direction;
  readonly topic?: Topic;
  /** Free lexemes of «под ключ», at any place of the text. */
  readonly turnkey: readonly number[];
}

const DASH = /^\s*([-–—−]|\.{2,3}|…)\s*$/;
const SPACE = /^\s+$/;

/** Reads the direction words before a number («от», «не более», «начиная с»). `from` is the index of the first. */
function readDirection(
  attempt: Attempt,
  index: number,
): { readonly from: number; readonly direction?: Direction } {
  let from = index;
  let direction: Direction | undefined;
  for (let steps = 0; steps < 4; steps++) {
    const text = getFreeText(attempt, from - 1);
    if (text === 'не' && direction) return { from: from - 1, direction: reverseDirection(direction) };
    const nextDirection = findDirection(text);
    if (!nextDirection || !/^[\s~]*$/.test(attempt.lexemes[from]?.before ?? '')) break;
    // «начиная с 2018», «старше от»: the first word only repeats the second.
    direction ??= nextDirection;
    if (nextDirection === 'older' || nextDirection === 'newer') direction = nextDirection;
    from--;
  }
  return { from, ...(direction ? { direction } : {}) };
}

/** Finds the topic before a phrase; fillers in between are skipped. */
function findTopicBefore(
  attempt: Attempt,
  from: number,
): { readonly topic: Topic; readonly lexemes: readonly number[] } | undefined {
  for (let index = from - 1; index >= Math.max(0, from - 3); index--) {
    const text = getFreeText(attempt, index);
    if (text === '' || /[,;]/.test(attempt.lexemes[index + 1]?.before ?? '')) return undefined;
    const topic = findTopic(text);
    if (topic) return { topic, lexemes: listIndices(index, from) };
    if (!isFiller(text) && !findDirection(text)) return undefined;
  }
  return undefined;
}

/** Finds the topic after a phrase, unless it belongs to the next number. */
function findTopicAfter(
  attempt: Attempt,
  to: number,
): { readonly topic: Topic; readonly lexemes: readonly number[] } | undefined {
  const topic = findTopic(getFreeText(attempt, to));
  const next = attempt.lexemes[to + 1];
  const belongsToNext = next && (next.value !== undefined || findDirection(next.text) || next.text === 'не');
  if (!topic || belongsToNext || /[,;]/.test(attempt.lexemes[to]?.before ?? '')) return undefined;
  return { topic, lexemes: [to] };
}

const findTurnkeyWords = (attempt: Attempt): readonly number[] =>
  attempt.lexemes.flatMap((_, index) =>
    getFreeText(attempt, index) === 'под' && getFreeText(attempt, index + 1) === 'ключ'
      ? [index, index + 1]
      : [],
  );

const isYear = ({ value, scale, digits }: Quantity): boolean =>
  scale === 1 && digits === 4 && value >= 1950 && value <= 2100;

/** True if two numbers can be the ends of one range. In «от 2018 до 1,5 млн» they are two conditions. */
function isRangePair(first: Quantity, second: Quantity): boolean {
  if (
    first.unit &&
    second.unit &&
    first.unit !== second.unit &&
    !(first.unit === 'year' && second.unit === 'age')
  )
    return false;
  if (isYear(first))
    return isYear(second) || (second.digits === 2 && second.scale === 1 && second.value < 100);
  if (isYear(second)) return first.digits === 2 && first.scale === 1;
  if (first.unit === 'grade') return second.value <= 6;
  return first.value * first.scale <= second.value * second.scale;
}

/** Returns the phrase around the number at an index; undefined if there is none. */
export function readPhrase(attempt: Attempt, index: number): Phrase | undefined {
  if (!isFree(attempt, index)) return undefined;
  const { from, direction } = readDirection(attempt, index);
  const before = findTopicBefore(attempt, from);
  const small = before?.topic === 'rate';
  const first = readQuantity(attempt, index, { bound: direction !== undefined, small });
  if (!first) return undefined;
  const linked = ['до', 'по', 'to'].includes(getFreeText(attempt, first.to)) ? first.to + 1 : first.to;
  const separator = attempt.lexemes[linked]?.before ?? '';
  const isRange = linked > first.to ? direction === 'min' && SPACE.test(separator) : DASH.test(separator);
  const candidate = isRange && !first.more ? readQuantity(attempt, linked, { small }) : undefined;
  const second = candidate && isRangePair(first, candidate) ? candidate : undefined;
  const to = second?.to ?? first.to;
  const after = before ? undefined : findTopicAfter(attempt, to);
  const topic = before?.topic ?? after?.topic;
  const bound = direction ?? (first.more ? 'min' : undefined);
  return {
    lexemes: [...(before?.lexemes ?? []), ...listIndices(from, to), ...(after?.lexemes ?? [])],
    first,
    ...(second ? { second } : {}),
    ...(bound ? { direction: bound } : {}),
    ...(topic ? { topic } : {}),
    turnkey: hasFacet(attempt, 'cost') ? findTurnkeyWords(attempt) : [],
  };
}
