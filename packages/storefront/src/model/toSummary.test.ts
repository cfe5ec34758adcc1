import { expect, test } from 'vitest';
import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { toSummary } from './toSummary.ts';

const CARD: LotSummary = {
  id: 'prius-1',
  type: 'japan',
  brand: 'TOYOTA',
  model: 'PRIUS',
  currency: 'jpy',
  status: 'coming',
  images: [],
  info: 'INT:B',
};

test("drops the fields that only a lot's page shows", () => {
  const lot = { ...CARD, equipment: ['AAC'], serial: 'ZVW50-8012345', massKg: 1400, details: { group: 'x' } };
  expect(toSummary(lot)).toEqual(CARD);
});

test('keeps only the pictures and the part of the sheet note that a card shows', () => {
  const images = ['/0', '/1', '/2', '/3'];
  const lot = { ...CARD, equipment: [], images, info: 'INT:C EXT:B MARKS:A1@hood NOTES:Один владелец' };
  expect(toSummary(lot)).toEqual({ ...CARD, images: ['/0', '/1'], pictureCount: 4, info: 'INT:C' });
  expect(toSummary({ ...lot, images: ['/0', '/1'] })).not.toHaveProperty('pictureCount');
  expect(toSummary({ ...lot, info: 'EXT:B MARKS:' })).not.toHaveProperty('info');
});

test('formats mass and usage of a machine as text', () => {
  const lot = {
    ...CARD,
    type: 'spec',
    bodyType: 'excavator',
    massKg: 21_900,
    mileageKm: 4120,
    equipment: [],
  } as const;
  expect(toSummary(lot).machine).toEqual({
    kind: 'экскаватор',
    mass: '21,9\u00A0т',
    usage: '4\u00A0120\u00A0м.ч.',
  });
  expect(toSummary({ ...lot, bodyType: 'crane_truck' }).machine?.usage).toBe('4\u00A0120\u00A0км');
  expect(toSummary({ ...CARD, type: 'spec_japan', equipment: [] }).machine).toEqual({});
});
