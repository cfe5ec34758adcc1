import { expect, test } from 'vitest';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { listSpecs } from './specs.ts';

const LOT: Lot = {
  id: 'k1',
  type: 'japan',
  brand: 'TOYOTA',
  model: 'PRIUS',
  currency: 'jpy',
  status: 'coming',
  engineCc: 1797,
  images: [],
  equipment: [],
};

const valueOf = (lot: Lot, term: string) => listSpecs(lot).find((spec) => spec.term === term)?.value;

test('words of the source that we do not know are quoted where the known ones would be', () => {
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
