import type { Lot } from '../lots/lot.ts';

/** A lot with only the fields that every lot has. */
export const bareLot: Lot = {
  id: 'a',
  type: 'japan',
  brand: 'TOYOTA',
  model: 'PRIUS',
  currency: 'jpy',
  status: 'coming',
  images: [],
  equipment: [],
};
