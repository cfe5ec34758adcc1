import { expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { listSpecs } from './specs.ts';

const LOT: Lot = { ...bareLot, engineCc: 1797 };

const findValue = (lot: Lot, term: string) => listSpecs(lot).find((spec) => spec.term === term)?.value;

test('unknown words of the source are quoted in place of known ones', () => {
  const details = { colorText: 'TEAL DREAM', driveText: 'QQ', fuelText: 'Z', gradeText: 'W9' };
  const lot = { ...LOT, details };
  expect(findValue(lot, 'Цвет')).toBe('«TEAL DREAM»');
  expect(findValue(lot, 'Привод')).toBe('«QQ»');
  expect(findValue(lot, 'Двигатель')).toContain('«Z»');
  expect(findValue(lot, 'Оценка')).toBe('«W9»');
});

test('a known word is shown in its own form, an absent one not at all', () => {
  expect(findValue({ ...LOT, color: 'pearl', details: { colorText: 'X' } }, 'Цвет')).toBe('перламутр');
  expect(findValue(LOT, 'Цвет')).toBeUndefined();
});
