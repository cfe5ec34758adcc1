import { expect, test } from 'vitest';
import { receiptSchema } from '@vvoz/api/calc/receipt';
import { selectTables } from '../selectTables.ts';
import { allTables, rates, settings, TODAY } from '../testing/calculate.ts';
import { respondCosts } from './respondCosts.ts';
import { compareTables } from './compareTables.ts';

const source = { load: async () => ({ tables: allTables, settings, rates, today: TODAY }) };
const QUESTION = { customsValueRub: 1_000_000, displacementCc: 1496, powerHp: 109, ageMonths: 48 };

test('one object gives one receipt', async () => {
  const { response, faults } = await respondCosts(JSON.stringify(QUESTION), source);
  expect(faults).toBe(0);
  expect(receiptSchema.parse(response).totals.total).toBe(265_892);
});

test('a list gives a list in the same order; a fault names its field', async () => {
  const list = [QUESTION, { ...QUESTION, payer: 'alien' }, 'nonsense', QUESTION];
  const { response, faults } = await respondCosts(JSON.stringify(list), source);
  expect(faults).toBe(2);
  expect(response).toMatchObject([
    { totals: { total: 265_892 } },
    { error: { field: 'payer', russian: expect.stringContaining('допустимо') } },
    { error: { field: 'input' } },
    { totals: { total: 265_892 } },
  ]);
});

test('invalid JSON throws a SyntaxError', async () => {
  await expect(respondCosts('{', source)).rejects.toThrow(SyntaxError);
});

test('compareTables names the place and both figures', () => {
  const [one, other] = ['2025-12-31', '2026-01-01'].map((day) => selectTables(allTables, day));
  if (!one || !other) throw new Error('no tables');
  const differences = compareTables(one, other);
  expect(differences).toContainEqual({ place: 'vat.percent', before: '20', after: '22' });
  expect(differences).toContainEqual({
    place: 'recycling.combustion.0.coefficients.0.0',
    before: '12.4',
    after: '14.88',
  });
  expect(compareTables(one, one)).toEqual([]);
  const shorter = compareTables(selectTables(allTables, '2025-06-01'), one);
  expect(shorter.some(({ before }) => before === undefined)).toBe(true);
});
