import { facet } from '@vvoz/catalogue/facets/facets';
import type { Range } from '@vvoz/catalogue/query/query';
import { agedBounds, bounds, engineBounds, together } from './bounds.ts';
import { currentYear } from './dayRules.ts';
import { claimGrades, readLetterGrades } from './gradeRules.ts';
import { measure, type Measured } from './measure.ts';
import { readPhrase, type Phrase } from './phrase.ts';
import { rangeLabel } from './rangeLabel.ts';
import { claim, join, type Reading } from './attempt.ts';

const rounded = ({ min, max }: Range): Range => ({
  ...(min === undefined ? {} : { min: Math.round(min) }),
  ...(max === undefined ? {} : { max: Math.round(max) }),
});

/** Whether both ends lie within the facet's own bounds, in this order. */
function isPossible(key: Measured['key'], { min, max }: Range): boolean {
  const row = facet(key);
  const [least, most] = row.kind === 'range' ? row.bounds : [0, 999_999_999];
  const outside = [min, max].some((end) => end !== undefined && (end < least || end > most));
  return !outside && !(min !== undefined && max !== undefined && min > max);
}

function claimRange(reading: Reading, phrase: Phrase, measured: Measured, thisYear: number): void {
  const { key, age, litres } = measured;
  const said = rounded(
    age ? agedBounds(measured, phrase.direction, thisYear) : bounds(measured, phrase.direction),
  );
  if (!isPossible(key, said)) return;
  const range = key === 'engine' ? engineBounds(said) : said;
  const lexemes = [...phrase.lexemes, ...(key === 'cost' ? phrase.turnkey : [])];
  const unit = phrase.second?.unit ?? phrase.first.unit;
  const currency = unit ?? reading.context.currency;
  const old = reading.claims.find(({ kind }) => kind === key);
  if (old) {
    const both = together(old.range ?? {}, range, key);
    const bothSaid = together(old.said ?? {}, said, key);
    if (!both || !bothSaid || key === 'price' || !isPossible(key, both)) return;
    old.range = both;
    old.said = bothSaid;
    old.label = rangeLabel(key, bothSaid, { litres, currency });
    join(reading, old, lexemes);
    return;
  }
  const label = rangeLabel(key, said, { litres, currency });
  if (key === 'price')
    claim(reading, lexemes, { kind: key, label, lists: { price: [`${said.min ?? 0}-${said.max ?? ''}`] } });
  else claim(reading, lexemes, { kind: key, label, range, said });
}

/** Years, prices, mileages, engines, powers, grades and lot numbers. */
export function readNumbers(reading: Reading): void {
  const thisYear = currentYear(reading.context);
  readLetterGrades(reading);
  for (const [index, { text }] of reading.lexemes.entries()) {
    const phrase = readPhrase(reading, index);
    const measured = phrase && measure(reading, phrase, thisYear);
    if (!phrase || !measured) continue;
    if (measured.key === 'rate') claimGrades(reading, phrase, measured);
    else if (measured.key !== 'lot') claimRange(reading, phrase, measured, thisYear);
    else if (!phrase.second && !phrase.direction)
      claim(reading, phrase.lexemes, { kind: 'lot', label: `лот ${text}`, text });
  }
}
