import { freeText, join, type Claim, type Reading } from './attempt.ts';
import { isFiller, topicOf, type Topic } from './keywords.ts';
import type { PartKind } from './phraseTypes.ts';

const KINDS: Readonly<Record<Topic, readonly PartKind[]>> = {
  mileage: ['mileage'],
  money: ['cost', 'finish', 'price'],
  engine: ['engine', 'power'],
  power: ['power'],
  rate: ['rate'],
  year: ['year', 'passing'],
  lot: ['lot'],
  color: ['color'],
  drive: ['drive'],
  gearbox: ['gearbox'],
  kuzov: ['kuzov'],
  brand: ['brand', 'model'],
  model: ['model'],
  day: ['day'],
};

/** The nearest part on one side, past words that nobody has and that say nothing. */
function neighbour(reading: Reading, index: number, step: 1 | -1): Claim | undefined {
  let at = index + step;
  while (isFiller(freeText(reading, at))) at += step;
  return reading.owners[at];
}

/**
 * Words that only go with others: «цвет» joins the colour beside it, «хочу» and «и» the part that follows or, at the end, the
 * one before. A topic with nothing of its kind beside it stays: «маленький пробег» was not understood.
 */
export function readCompanions(reading: Reading): void {
  for (const index of reading.lexemes.keys()) {
    const topic = topicOf(freeText(reading, index));
    const beside = [
      reading.owners[index - 1],
      reading.owners[index + 1],
      neighbour(reading, index, 1),
      neighbour(reading, index, -1),
    ];
    const part = topic && beside.find((one) => one && KINDS[topic].includes(one.kind));
    if (part) join(reading, part, [index]);
  }
  // From the end, so that fillers in a row all find the part behind them.
  for (let index = reading.lexemes.length - 1; index >= 0; index--) {
    if (!isFiller(freeText(reading, index))) continue;
    const part = reading.owners[index + 1];
    if (part) join(reading, part, [index]);
  }
  for (const index of reading.lexemes.keys()) {
    const part = reading.owners[index - 1];
    if (isFiller(freeText(reading, index)) && part) join(reading, part, [index]);
  }
}
