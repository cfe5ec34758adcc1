import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import { readColor } from './colorRule.ts';
import { readDay, readPassing } from './dayRules.ts';
import { readDrive, readGearbox } from './driveRules.ts';
import { readRepaired } from './gradeRules.ts';
import { isFree, offers, type Reading } from './attempt.ts';

const RULES: readonly (readonly [FacetKey, (reading: Reading, index: number) => void])[] = [
  ['color', readColor],
  ['drive', readDrive],
  ['gearbox', readGearbox],
  ['rate', readRepaired],
  ['year', readPassing],
  ['day', readDay],
];

/** Colours, drives, gearboxes, RA, «проходной» and days: words that need no number. */
export function readWords(reading: Reading): void {
  for (const [key, rule] of RULES)
    if (offers(reading, key))
      for (const index of reading.lexemes.keys()) if (isFree(reading, index)) rule(reading, index);
}
