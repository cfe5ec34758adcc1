import { LAW_PERIODS, findLawFigures, type LawFigures } from '@vvoz/law/lawFigures';
import { expect, test } from 'vitest';
import { loadTables } from './loadTables.ts';
import { findRow } from './rows.ts';
import type { TableSet } from './tableSet.ts';

/** Derives the figures of `lawFigures.ts` from a set of tables. */
function deriveFigures({ recycling }: TableSet): Record<keyof Omit<LawFigures, 'validFrom'>, unknown> {
  const { personal, combustion } = recycling;
  const limit = personal.combustion.upToHp ?? Number.POSITIVE_INFINITY;
  const above = combustion.find(({ upToHp }) => upToHp === null || upToHp > limit);
  const findOlderFee = (cc: number): number | undefined => above && findRow(above.cells, cc).older.rub;
  return {
    personalPowerHp: personal.combustion.upToHp,
    personalDisplacementCc: personal.combustion.upToCc,
    personalFeesRub: [personal.under3.rub, personal.older.rub],
    commercialFeesRub: [findOlderFee(2000), findOlderFee(3000)],
  };
}

const [first] = LAW_PERIODS;
const sets = (await loadTables()).filter(({ validTo }) => validTo >= first.validFrom);

test.each(sets.flatMap((set) => [set.validFrom, set.validTo].map((day) => [day, set] as const)))(
  'texts show the figures of the tables in force on %s (packages/law/src/lawFigures.ts)',
  (day, set) => {
    const { validFrom: _, ...shown } = findLawFigures(day);
    expect(shown).toEqual(deriveFigures(set));
  },
);

test('every period of lawFigures begins with a set of tables', () => {
  const days = sets.map(({ validFrom }) => validFrom);
  for (const { validFrom } of LAW_PERIODS) expect(days).toContain(validFrom);
});

test('a day before the first period gets the figures of the first', () => {
  expect(findLawFigures('2024-01-01')).toBe(first);
});
