import { freeText, isFree, offers, span, type Reading } from './attempt.ts';
import { readQuantity, type Quantity } from './quantity.ts';
import { directionOf, isFiller, opposite, topicOf, type Direction, type Topic } from './keywords.ts';

/** A number in its surroundings: «пробег от 50 до 100 тыс», «не старше 5 лет». */
export interface Phrase {
  /** All that belongs to it. */
  readonly lexemes: readonly number[];
  readonly first: Quantity;
  /** The other end of a range. */
  readonly second?: Quantity;
  readonly direction?: Direction;
  readonly topic?: Topic;
  /** «под ключ» stands in the text and nobody has it. */
  readonly turnkey: readonly number[];
}

const DASH = /^\s*([-–—−]|\.{2,3}|…)\s*$/;
const SPACE = /^\s+$/;

/** «от», «не более», «начиная с» before a number, and where they begin. */
function readDirection(
  reading: Reading,
  index: number,
): { readonly from: number; readonly direction?: Direction } {
  let from = index;
  let direction: Direction | undefined;
  for (let steps = 0; steps < 4; steps++) {
    const text = freeText(reading, from - 1);
    if (text === 'не' && direction) return { from: from - 1, direction: opposite(direction) };
    const found = directionOf(text);
    if (!found || !/^[\s~]*$/.test(reading.lexemes[from]?.before ?? '')) break;
    // «начиная с 2018», «старше от»: the word farther away only repeats it.
    direction ??= found;
    if (found === 'older' || found === 'newer') direction = found;
    from--;
  }
  return { from, ...(direction ? { direction } : {}) };
}

/** The topic before a phrase, fillers between left out. */
function topicBefore(
  reading: Reading,
  from: number,
): { readonly topic: Topic; readonly at: readonly number[] } | undefined {
  for (let index = from - 1; index >= Math.max(0, from - 3); index--) {
    const text = freeText(reading, index);
    if (text === '' || /[,;]/.test(reading.lexemes[index + 1]?.before ?? '')) return undefined;
    const topic = topicOf(text);
    if (topic) return { topic, at: span(index, from) };
    if (!isFiller(text) && !directionOf(text)) return undefined;
  }
  return undefined;
}

/** The topic behind a phrase, unless it is the next number's own. */
function topicAfter(
  reading: Reading,
  to: number,
): { readonly topic: Topic; readonly at: readonly number[] } | undefined {
  const topic = topicOf(freeText(reading, to));
  const next = reading.lexemes[to + 1];
  const own = next && (next.value !== undefined || directionOf(next.text) || next.text === 'не');
  if (!topic || own || /[,;]/.test(reading.lexemes[to]?.before ?? '')) return undefined;
  return { topic, at: [to] };
}

const turnkeyWords = (reading: Reading): readonly number[] =>
  reading.lexemes.flatMap((_, index) =>
    freeText(reading, index) === 'под' && freeText(reading, index + 1) === 'ключ' ? [index, index + 1] : [],
  );

const isYear = ({ value, scale, digits }: Quantity): boolean =>
  scale === 1 && digits === 4 && value >= 1950 && value <= 2100;

/** Whether two numbers can be the ends of one range: «от 2018 до 1,5 млн» are two conditions. */
function belong(first: Quantity, second: Quantity): boolean {
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

/** The phrase around the number at a lexeme, or undefined where there is none. */
export function readPhrase(reading: Reading, index: number): Phrase | undefined {
  if (!isFree(reading, index)) return undefined;
  const { from, direction } = readDirection(reading, index);
  const before = topicBefore(reading, from);
  const small = before?.topic === 'rate';
  const first = readQuantity(reading, index, { bound: direction !== undefined, small });
  if (!first) return undefined;
  const linked = ['до', 'по', 'to'].includes(freeText(reading, first.to)) ? first.to + 1 : first.to;
  const separator = reading.lexemes[linked]?.before ?? '';
  const isRange = linked > first.to ? direction === 'min' && SPACE.test(separator) : DASH.test(separator);
  const candidate = isRange && !first.more ? readQuantity(reading, linked, { small }) : undefined;
  const second = candidate && belong(first, candidate) ? candidate : undefined;
  const to = second?.to ?? first.to;
  const after = before ? undefined : topicAfter(reading, to);
  const topic = before?.topic ?? after?.topic;
  const bound = direction ?? (first.more ? 'min' : undefined);
  return {
    lexemes: [...(before?.at ?? []), ...span(from, to), ...(after?.at ?? [])],
    first,
    ...(second ? { second } : {}),
    ...(bound ? { direction: bound } : {}),
    ...(topic ? { topic } : {}),
    turnkey: offers(reading, 'cost') ? turnkeyWords(reading) : [],
  };
}
