import { CATALOGUE_TYPE_NAMES, type CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { expect, test } from 'vitest';
import { prius } from '../fixtures.ts';
import { listLotBadges } from './lotBadges.ts';
import { startsWithSheet } from './pictures.ts';
import { findOwnPrice } from './prices.ts';

const { auctionDate: _, ...undated } = prius;
const listTypesWhere = (holds: (type: CatalogueType) => boolean): readonly CatalogueType[] =>
  CATALOGUE_TYPE_NAMES.filter(holds);

const FIXED = ['left', 'korean', 'china', 'spec', 'stock'];

test('types that show the asking price and not a start price', () => {
  expect(listTypesWhere((type) => findOwnPrice({ ...prius, type }).of === 'finish')).toEqual(FIXED);
  expect(listTypesWhere((type) => findOwnPrice({ ...undated, type }).of === 'finish')).toEqual([
    'left',
    'korean',
    'china',
    'spec',
    'spec_japan',
    'stock',
  ]);
});

test('types without an auction sheet', () =>
  expect(listTypesWhere((type) => !startsWithSheet({ ...prius, type }))).toEqual(FIXED));

test('types without badges of the legal age classes; the price of a machine is preliminary', () => {
  for (const type of ['spec', 'spec_japan'] as const)
    expect(listLotBadges({ ...prius, type, feeClass: 'low' }, '2026-11-24').map(({ text }) => text)).toEqual([
      'уточняется менеджером',
    ]);
  expect(
    listTypesWhere((type) => listLotBadges({ ...prius, type, feeClass: 'low' }, '2026-11-24').length === 0),
  ).toEqual(['bike', 'bike_st', 'stock']);
});
