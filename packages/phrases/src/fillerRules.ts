import { getFreeText, joinClaim, type Claim, type Attempt } from './attempt.ts';
import { isFiller, findTopic, type Topic } from './keywords.ts';
import type { PartKind } from './phraseTypes.ts';

const KINDS: Readonly<Record<Topic, readonly PartKind[]>> = {
  mileage: ['mileage'],
  money: ['cost', 'finish', 'price'],
  engine: ['engine', 'power', 'engineKind'],
  power: ['power'],
  rate: ['rate'],
  year: ['year', 'passing'],
  lot: ['lot'],
  color: ['color'],
  drive: ['drive'],
  gearbox: ['gearbox'],
  kuzov: ['kuzov', 'bodyKind'],
  brand: ['brand', 'model'],
  model: ['model'],
  day: ['day'],
};

/** The nearest claim on one side; free filler words in between are skipped. */
function findNeighbour(attempt: Attempt, index: number, step: 1 | -1): Claim | undefined {
  let at = index + step;
  while (isFiller(getFreeText(attempt, at))) at += step;
  return attempt.owners[at];
}

/**
 * Adds words without a meaning of their own to a neighbouring claim: «цвет» to a colour beside it, «хочу» and «и» to the
 * next claim or, at the end of the text, to the previous one. A topic without a claim of its kind beside it stays free,
 * because it was not understood: «маленький пробег».
 */
export function claimFillers(attempt: Attempt): void {
  for (const index of attempt.lexemes.keys()) {
    const topic = findTopic(getFreeText(attempt, index));
    const neighbours = [
      attempt.owners[index - 1],
      attempt.owners[index + 1],
      findNeighbour(attempt, index, 1),
      findNeighbour(attempt, index, -1),
    ];
    const claim = topic && neighbours.find((one) => one && KINDS[topic].includes(one.kind));
    if (claim) joinClaim(attempt, claim, [index]);
  }
  // From the end, so that every filler of a run finds the claim after the run.
  for (let index = attempt.lexemes.length - 1; index >= 0; index--) {
    if (!isFiller(getFreeText(attempt, index))) continue;
    const claim = attempt.owners[index + 1];
    if (claim) joinClaim(attempt, claim, [index]);
  }
  for (const index of attempt.lexemes.keys()) {
    const claim = attempt.owners[index - 1];
    if (isFiller(getFreeText(attempt, index)) && claim) joinClaim(attempt, claim, [index]);
  }
}
