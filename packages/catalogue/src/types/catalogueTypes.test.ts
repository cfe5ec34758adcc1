import { describe, expect, test } from 'vitest';
import { findVehicleKind, buildLotQuestion } from '../lots/lotQuestion.ts';
import { hasFixedPrice } from '../lots/fixedPrice.ts';
import { getYearOrAssumed } from '../lots/years.ts';
import { TEMPLATES } from '../templates/templates.ts';
import { PARENTS, type CatalogueTypeRow } from './catalogueTypeRow.ts';
import {
  CATALOGUE_TYPE_NAMES,
  CATALOGUE_TYPES,
  isCatalogueType,
  type CatalogueType,
} from './catalogueTypes.ts';
import { readCatalogueType, readParent } from './readCatalogueType.ts';
import { findArchive, isArchive, listTypesOfLot, listTypesOfParent } from './typeRelations.ts';

const NOW = new Date('2026-11-24T03:00:00Z');

/** Compares a value of each catalogue type with the expected one. */
const expectEachType = <T>(read: (type: CatalogueType) => T, expected: Readonly<Record<CatalogueType, T>>) =>
  expect(Object.fromEntries(CATALOGUE_TYPE_NAMES.map((type) => [type, read(type)]))).toEqual(expected);

/** The types for which a condition holds. */
const listTypesWhere = (isSelected: (type: CatalogueType) => boolean): readonly CatalogueType[] =>
  CATALOGUE_TYPE_NAMES.filter(isSelected);

const getRow = (type: CatalogueType): CatalogueTypeRow => CATALOGUE_TYPES[type];

test('the names are in the order of the API documentation', () => {
  expect(CATALOGUE_TYPE_NAMES).toEqual([
    'japan',
    'japan_st',
    'bike',
    'bike_st',
    'left',
    'korean',
    'china',
    'europe',
    'europe_st',
    'spec',
    'spec_japan',
    'stock',
  ]);
  expect(['japan', 'JAPAN', 'moto', '', 'constructor', '__proto__'].filter(isCatalogueType)).toEqual([
    'japan',
  ]);
});

describe('relations', () => {
  test('parents', () =>
    expectEachType((type) => getRow(type).parent, {
      japan: 'japan',
      japan_st: 'japan',
      bike: 'moto',
      bike_st: 'moto',
      left: undefined,
      korean: 'korean',
      china: 'china',
      europe: 'europe',
      europe_st: 'europe',
      spec: 'spec',
      spec_japan: 'spec_japan',
      stock: 'japan',
    }));
  test('types of a parent: archives last, without cars in Russia', () =>
    expect(PARENTS.map((parent) => [parent, ...listTypesOfParent(parent)])).toEqual([
      ['japan', 'japan', 'japan_st'],
      ['korean', 'korean'],
      ['china', 'china'],
      ['moto', 'bike', 'bike_st'],
      ['spec', 'spec'],
      ['spec_japan', 'spec_japan'],
      ['europe', 'europe', 'europe_st'],
    ]));
  test('archives', () => {
    expect(listTypesWhere(isArchive)).toEqual(['japan_st', 'bike_st', 'europe_st']);
    expectEachType(findArchive, {
      japan: 'japan_st',
      japan_st: 'japan_st',
      bike: 'bike_st',
      bike_st: 'bike_st',
      left: undefined,
      korean: undefined,
      china: undefined,
      europe: 'europe_st',
      europe_st: 'europe_st',
      spec: undefined,
      spec_japan: undefined,
      stock: undefined,
    });
  });
  test('a lot is looked up in its type first, then in the archive or the live type', () =>
    expectEachType((type) => listTypesOfLot(type).join(' '), {
      japan: 'japan japan_st',
      japan_st: 'japan_st japan',
      bike: 'bike bike_st',
      bike_st: 'bike_st bike',
      left: 'left',
      korean: 'korean',
      china: 'china',
      europe: 'europe europe_st',
      europe_st: 'europe_st europe',
      spec: 'spec',
      spec_japan: 'spec_japan',
      stock: 'stock',
    }));
});

describe('money', () => {
  const auctionDate = '2026-11-25T09:40:00';
  test('types with a fixed price even if a lot has an auction date', () =>
    expect(listTypesWhere((type) => hasFixedPrice({ type, auctionDate }))).toEqual([
      'left',
      'korean',
      'china',
      'spec',
      'stock',
    ]));
  test('machinery from Japan has a fixed price if it has no auction date', () =>
    expect(listTypesWhere((type) => hasFixedPrice({ type }))).toEqual([
      'left',
      'korean',
      'china',
      'spec',
      'spec_japan',
      'stock',
    ]));
  test('kinds of vehicle', () =>
    expectEachType((type) => findVehicleKind(type, undefined), {
      japan: 'car',
      japan_st: 'car',
      bike: 'motorcycle',
      bike_st: 'motorcycle',
      left: 'car',
      korean: 'car',
      china: 'car',
      europe: 'car',
      europe_st: 'car',
      spec: 'machinery',
      spec_japan: 'machinery',
      stock: 'car',
    }));
  test('countries in the input of the cost engine; cars in Russia have no input', () =>
    expectEachType(
      (type) =>
        buildLotQuestion({ type, status: 'coming', currency: 'jpy', finish: 1 }, NOW)?.country ?? 'none',
      {
        japan: 'japan',
        japan_st: 'japan',
        bike: 'japan',
        bike_st: 'japan',
        left: 'none',
        korean: 'korea',
        china: 'china',
        europe: 'europe',
        europe_st: 'europe',
        spec: 'china',
        spec_japan: 'japan',
        stock: 'none',
      },
    ));
  test('types without classes of age and fee', () =>
    expect(listTypesWhere((type) => getRow(type).costClasses.length === 0)).toEqual([
      'bike',
      'bike_st',
      'spec',
      'spec_japan',
      'stock',
    ]));
  test('currencies; if a type has one currency, its templates have the same one', () => {
    expectEachType((type) => getRow(type).currency, {
      japan: 'jpy',
      japan_st: 'jpy',
      bike: 'jpy',
      bike_st: 'jpy',
      left: undefined,
      korean: 'krw',
      china: 'cny',
      europe: undefined,
      europe_st: undefined,
      spec: 'cny',
      spec_japan: 'jpy',
      stock: 'rub',
    });
    for (const { name, type, currency } of TEMPLATES)
      if (type !== 'left') expect([name, currency]).toEqual([name, getRow(type).currency]);
  });
});

describe('lots', () => {
  test('types whose first picture is the auction sheet', () =>
    expect(listTypesWhere((type) => getRow(type).hasSheet)).toEqual([
      'japan',
      'japan_st',
      'bike',
      'bike_st',
      'europe',
      'europe_st',
      'spec_japan',
    ]));
  test('types that are filtered by the day of the auction', () =>
    expect(listTypesWhere((type) => getRow(type).hasDayFilter)).toEqual([
      'japan',
      'bike',
      'europe',
      'spec_japan',
    ]));
  test('types in which «AT» means two pedals', () => {
    const twoPedals = (type: CatalogueType) => getRow(type).automaticGearboxes.join(' ') === 'AT CVT AMT';
    expect(listTypesWhere(twoPedals)).toEqual([
      'japan',
      'japan_st',
      'bike',
      'bike_st',
      'europe',
      'europe_st',
    ]);
    for (const type of listTypesWhere((one) => !twoPedals(one)))
      expect(getRow(type).automaticGearboxes).toEqual(['AT']);
  });
  test('the year of a lot without one', () => {
    expectEachType((type) => getYearOrAssumed({ type }, NOW), {
      japan: undefined,
      japan_st: undefined,
      bike: undefined,
      bike_st: 2022,
      left: undefined,
      korean: undefined,
      china: undefined,
      europe: undefined,
      europe_st: undefined,
      spec: undefined,
      spec_japan: undefined,
      stock: undefined,
    });
    for (const type of CATALOGUE_TYPE_NAMES) expect(getYearOrAssumed({ type, year: 2011 }, NOW)).toBe(2011);
  });
  test('the zone of auctions', () =>
    expectEachType((type) => getRow(type).auctionZone, {
      japan: 'japan',
      japan_st: 'japan',
      bike: 'japan',
      bike_st: 'japan',
      left: undefined,
      korean: undefined,
      china: undefined,
      europe: 'georgia',
      europe_st: 'georgia',
      spec: undefined,
      spec_japan: 'japan',
      stock: undefined,
    }));
  test('the side of the wheel', () =>
    expectEachType((type) => getRow(type).wheel, {
      japan: 'mixed',
      japan_st: 'mixed',
      bike: undefined,
      bike_st: undefined,
      left: 'left',
      korean: 'left',
      china: 'left',
      europe: 'mixed',
      europe_st: 'mixed',
      spec: 'left',
      spec_japan: 'mixed',
      stock: 'mixed',
    }));
});

describe('calls and feeds', () => {
  test('auc_type on the wire', () =>
    expectEachType((type) => getRow(type).aucType, {
      japan: 'auction',
      japan_st: 'stats',
      bike: 'auction',
      bike_st: 'stats',
      left: 'left',
      korean: 'stock',
      china: 'stock',
      europe: 'auction',
      europe_st: 'stats',
      spec: 'spec',
      spec_japan: 'spec',
      stock: 'stock',
    }));
  test('minutes between two imports from jpcenter', () =>
    expectEachType((type) => getRow(type).refreshMinutes, {
      japan: 30,
      japan_st: 1440,
      bike: 30,
      bike_st: 1440,
      left: 360,
      korean: 720,
      china: 720,
      europe: 30,
      europe_st: 1440,
      spec: undefined,
      spec_japan: 360,
      stock: undefined,
    }));
  test.each([
    ['japan', 'japan'],
    ['moto', 'bike'],
    ['moto_st', 'bike_st'],
    ['korea', 'korean'],
    ['left-hand', 'left'],
    ['mars', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('the type %s is %s', (name, type) => expect(readCatalogueType(name)).toBe(type));
  test.each([
    ['korea', 'korean'],
    ['moto', 'moto'],
    ['moto_st', undefined],
    ['left-hand', undefined],
    ['stock', undefined],
    ['mars', undefined],
  ])('the parent %s is %s', (name, parent) => expect(readParent(name)).toBe(parent));
  test('no alias is the name of a type, and none has two types', () => {
    const aliases = CATALOGUE_TYPE_NAMES.flatMap((type) => getRow(type).aliases);
    expect(aliases.filter(isCatalogueType)).toEqual([]);
    expect(new Set(aliases).size).toBe(aliases.length);
  });
});

test('every archive is a separate type, sold at auctions, without a filter by day', () => {
  for (const type of listTypesWhere(isArchive)) {
    expect(getRow(type)).toMatchObject({ price: 'auction', hasDayFilter: false, aucType: 'stats' });
    expect(getRow(type).archive).toBeUndefined();
  }
});
