import { expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { bareLot } from '@vvoz/catalogue/testing/bareLot';
import { listSpecs } from './specs.ts';

const LOT: Lot = { ...bareLot, engineCc: 1797 };

const valueOf = (lot: Lot, term: string) => listSpecs(lot).find((spec) => spec.term === term)?.value;

test('unknown words of the source are quoted in place of known ones', () => {
  const details = { colorText: 'TEAL DREAM', driveText: 'QQ', fuelText: 'Z', gradeText: 'W9' };
  const lot = { ...LOT, details };
  expect(valueOf(lot, 'Цвет')).toBe('«TEAL DREAM»');
  expect(valueOf(lot, 'Привод')).toBe('«QQ»');
  expect(valueOf(lot, 'Двигатель')).toContain('«Z»');
  expect(valueOf(lot, 'Оценка')).toBe('«W9»');
});

test('a known word is shown in its own form, an absent one not at all', () => {
  expect(valueOf({ ...LOT, color: 'pearl', details: { colorText: 'X' } }, 'Цвет')).toBe('перламутр');
  expect(valueOf(LOT, 'Цвет')).toBeUndefined();
});
