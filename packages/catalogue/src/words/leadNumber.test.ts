import { expect, test } from 'vitest';
import { formatLeadNumber, LEAD_NUMBER } from './leadNumber.ts';

test('a number has six digits and depends on the whole key', () => {
  const numbers = Array.from({ length: 500 }, (_, at) => formatLeadNumber(`plain-${at}`));
  for (const number of numbers) expect(number).toMatch(LEAD_NUMBER);
  expect(new Set(numbers).size).toBeGreaterThan(490);
  expect(formatLeadNumber('plain-1')).toBe(formatLeadNumber('plain-1'));
});
