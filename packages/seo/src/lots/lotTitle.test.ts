import { expect, test } from 'vitest';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { formatLotTitle } from './lotTitle.ts';

test.each([
  [{}, 'Toyota Prius'],
  [{ kuzov: 'ZVW51', year: 2019, lotNumber: '5123' }, 'Toyota Prius ZVW51 · 2019, лот 5123'],
  [{ lotNumber: '5123' }, 'Toyota Prius, лот 5123'],
  // Too long: first without the number, then without body code and year.
  [{ kuzov: 'ZVW51', year: 2019, lotNumber: '5'.repeat(50) }, 'Toyota Prius ZVW51 · 2019'],
  [{ kuzov: 'Z'.repeat(60), lotNumber: '5123' }, 'Toyota Prius'],
])('the title of a lot of %j is «%s»', (fields, title) =>
  expect(replaceNbsp(formatLotTitle({ ...bareLot, ...fields }))).toBe(title),
);
