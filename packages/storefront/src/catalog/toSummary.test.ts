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
