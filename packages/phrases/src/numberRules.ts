import { LAW } from '@vvoz/law/lawFigures';
import { formatFeeClass } from '@vvoz/law/lawTexts';
import { getFacet } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import { findBoundsOfAge, findBounds, widenEngineBounds, combineRanges } from './bounds.ts';
import { getCurrentYear } from './dayRules.ts';
import { claimGrades, claimLetterGrades } from './gradeRules.ts';
import { measure, type Measured } from './facetOfNumber.ts';
import { readPhrase, type Phrase } from './phrase.ts';
import { formatRangeLabel } from './rangeLabel.ts';
import { addClaim, hasFacet, joinClaim, type Attempt } from './attempt.ts';

const roundRange = ({ min, max }: Range): Range => ({
  ...(min === undefined ? {} : { min: Math.round(min) }),
  ...(max === undefined ? {} : { max: Math.round(max) }),
});

/** True if both ends are within the facet's bounds and in ascending order. */
function isPossible(key: Measured['key'], { min, max }: Range): boolean {
  const row = getFacet(key);
  const [lowest, highest] = row.kind === 'range' ? row.bounds : [0, 999_999_999];
  const outside = [min, max].some((end) => end !== undefined && (end < lowest || end > highest));
  return !outside && !(min !== undefined && max !== undefined && min > max);
}

function claimRange(attempt: Attempt, phrase: Phrase, measured: Measured, thisYear: number): void {
  const { key, age, litres } = measured;
  const stated = roundRange(
    age ? findBoundsOfAge(measured, phrase.direction, thisYear) : findBounds(measured, phrase.direction),
  );
  if (!isPossible(key, stated)) return;
  const range = key === 'engine' ? widenEngineBounds(stated) : stated;
  const lexemes = [...phrase.lexemes, ...(key === 'cost' ? phrase.turnkey : [])];
  // «до 160 л.с.» means the preferential fee, for which the motors of a hybrid count too.
  const isFeeLimit = key === 'power' && stated.min === undefined && stated.max === LAW.personalPowerHp;
  if (isFeeLimit && hasFacet(attempt, 'fee')) {
    addClaim(attempt, lexemes, { kind: 'fee', label: formatFeeClass('low'), lists: { fee: ['low'] } });
    return;
  }
  const unit = phrase.second?.unit ?? phrase.first.unit;
  const currency = unit ?? attempt.context.currency;
  const old = attempt.claims.find(({ kind }) => kind === key);
  if (old) {
    const combinedRange = combineRanges(old.range ?? {}, range, key);
    const combinedStatedRange = combineRanges(old.statedRange ?? {}, stated, key);
    if (!combinedRange || !combinedStatedRange || key === 'price' || !isPossible(key, combinedRange)) return;
    old.range = combinedRange;
    old.statedRange = combinedStatedRange;
    old.label = formatRangeLabel(key, combinedStatedRange, { litres, currency });
    joinClaim(attempt, old, lexemes);
    return;
  }
  const label = formatRangeLabel(key, stated, { litres, currency });
  if (key === 'price')
    addClaim(attempt, lexemes, {
      kind: key,
      label,
      lists: { price: [`${stated.min ?? 0}-${stated.max ?? ''}`] },
    });
  else addClaim(attempt, lexemes, { kind: key, label, range, statedRange: stated });
}

/** Claims years, prices, mileages, engine sizes, powers, grades and lot numbers. */
export function claimNumbers(attempt: Attempt): void {
  const thisYear = getCurrentYear(attempt.context);
  claimLetterGrades(attempt);
  for (const [index, { text }] of attempt.lexemes.entries()) {
    const phrase = readPhrase(attempt, index);
    const measured = phrase && measure(attempt, phrase, thisYear);
    if (!phrase || !measured) continue;
    if (measured.key === 'rate') claimGrades(attempt, phrase, measured);
    else if (measured.key !== 'lot') claimRange(attempt, phrase, measured, thisYear);
    else if (!phrase.second && !phrase.direction)
      addClaim(attempt, phrase.lexemes, { kind: 'lot', label: `лот ${text}`, text });
  }
}
