import { expect, test } from 'vitest';
import { calculate, allTables, rates, read, settings, TODAY } from '../testing/calculate.ts';
import { openDatabase } from '../../catalogue/db/open.ts';
import { tempDatabase } from '../../catalogue/db/testing/tempDatabase.ts';
import { readCatalogueVersion } from '../../catalogue/db/meta.ts';
import { createTestLot, writeLots } from '../../catalogue/testing/lots.ts';
import { countClearanceDays } from '../clearanceDay.ts';
import { addDays } from '../days.ts';
import { readRates } from '../rates.ts';
import { readSettings } from '../settings.ts';
import { defaultSettings } from '../defaultSettings.ts';
import { calculateLotCost, calculateLotCostFields, type CostedLot } from './lotCost.ts';
import { areCostsUpToDate, recalculateLotCosts } from './recalculateLotCosts.ts';

const DATA = { tables: allTables, settings, rates, today: TODAY };

const LOT: CostedLot = {
  type: 'japan',
  brand: 'TOYOTA',
  model: 'FIT',
  kuzov: '',
  grade: '',
  status: 'coming',
  auction_date: '',
  currency: 'jpy',
  start: 300_000,
  average: 1_200_000,
  estimate: null,
  finish: null,
  price: 300_000,
  year: 2022,
  month: 9,
  engine: 1496,
  power: 109,
  power_options: '',
  fuel: 'petrol',
  drive: '',
  body_type: 'hatchback',
  mass: null,
};

const calculateTotal = (over: Readonly<Record<string, unknown>>): number =>
  calculate({ currency: 'jpy', displacementCc: 1496, powerHp: 109, year: 2022, month: 9, ...over }).totals
    .total;

test.each([
  ['a coming lot: the average price of similar lots', {}, calculateTotal({ price: 1_200_000 })],
  ['without average: the start price', { average: null }, calculateTotal({ price: 300_000 })],
  ['a price of 0 counts as missing', { average: 0 }, calculateTotal({ price: 300_000 })],
  [
    'a sold lot: its final price',
    { status: 'sold', finish: 900_000, type: 'japan_st' },
    calculateTotal({ price: 900_000 }),
  ],
  ['a sold lot without price has no cost', { status: 'sold', type: 'japan_st' }, null],
  ['without displacement there is no cost', { engine: null }, null],
  [
    'an electric car needs no displacement',
    { engine: 0, fuel: 'electric' },
    calculateTotal({ price: 1_200_000, fuel: 'electric' }),
  ],
  [
    'an estimate by condition goes before the average of the source',
    { estimate: 715_000 },
    calculateTotal({ price: 715_000 }),
  ],
  [
    'several possible powers: the dearest outcome',
    { power: 313, power_options: '150,313' },
    calculateTotal({ price: 1_200_000, powerHp: 313 }),
  ],
  ['unknown fuel: the dearest outcome', { fuel: '' }, calculateTotal({ price: 1_200_000, fuel: 'unknown' })],
  ['a vehicle made after today has no cost', { year: 2031 }, null],
  [
    'a motorcycle is calculated as a motorcycle',
    { type: 'bike', body_type: 'scooter' },
    calculateTotal({ price: 1_200_000, kind: 'motorcycle' }),
  ],
  [
    'machinery of Japan before its auction: the average price',
    {
      type: 'spec_japan',
      body_type: 'excavator',
      finish: 900_000,
      auction_date: '2026-09-25T09:40:00',
    },
    calculateTotal({
      price: 1_200_000,
      kind: 'machinery',
      machine: 'excavator',
      auctionDay: '2026-09-25',
    }),
  ],
  [
    'machinery of Japan without an auction: the asking price',
    { type: 'spec_japan', body_type: 'excavator', finish: 900_000, auction_date: '' },
    calculateTotal({ price: 900_000, kind: 'machinery', machine: 'excavator' }),
  ],
  ['a lot in Russia: the asking price', { type: 'stock', currency: 'rub', price: 990_000 }, 990_000],
  [
    'unknown month: the dearest outcome',
    { year: 2023, month: null },
    Math.max(
      calculateTotal({ price: 1_200_000, year: 2023 }),
      calculateTotal({ price: 1_200_000, year: 2023, month: 12 }),
    ),
  ],
] as const)('%s', (_, over, expected) => {
  expect(calculateLotCost({ ...LOT, ...over } as CostedLot, DATA)).toBe(expected);
});

test.each([
  // Cleared on 10 October, 35 days after today.
  [{}, 'passing', 'low'],
  [{ year: 2023, month: 11 }, 'under3', 'low'],
  [{ year: 2023, month: 9 }, 'passing', 'low'],
  [{ year: 2023, month: 10 }, '', 'low'],
  [{ year: 2021, month: 9 }, 'over5', 'low'],
  [{ year: 2022, month: null }, 'passing', 'low'],
  [{ year: 2023, month: null }, '', 'low'],
  [{ year: 2021, month: null }, '', 'low'],
  [{ year: null, month: null }, '', 'low'],
  [{ year: 2030, month: 1 }, '', 'low'],
  [{ power: 160, engine: 3000 }, 'passing', 'low'],
  [{ power: 161 }, 'passing', 'high'],
  [{ engine: 3001 }, 'passing', 'high'],
  [{ power: null }, 'passing', 'open'],
  [{ power: null, engine: 3500 }, 'passing', 'high'],
  [{ power: 171, power_options: '152,171' }, 'passing', 'open'],
  [{ power: 160, power_options: '120,160' }, 'passing', 'low'],
  [{ power: 313, power_options: '280,294,313' }, 'passing', 'high'],
  [{ engine: null }, 'passing', 'open'],
  [{ average: null, start: null }, 'passing', 'low'],
  // 72 kW and a motor of 16…32 kW; 112 kW and one of 25…50 kW.
  [{ fuel: 'hybrid', power: 98, kuzov: 'ZVW50' }, 'passing', 'low'],
  [{ fuel: 'hybrid', power: 152, kuzov: 'MXWH60', engine: 1986 }, 'passing', 'high'],
  [{ fuel: 'hybrid', power: 109 }, 'passing', 'open'],
  [{ fuel: '' }, 'passing', 'open'],
  [{ fuel: '', power: 64, engine: 658 }, 'passing', 'low'],
  [{ fuel: 'hybrid', brand: 'NISSAN', kuzov: 'E13' }, 'passing', ''],
  [{ body_type: 'pickup' }, '', ''],
  [{ fuel: 'electric' }, '', ''],
  [{ type: 'bike' }, '', ''],
  [{ type: 'stock' }, '', ''],
  [{ body_type: 'truck' }, '', ''],
] as const)('%j has the classes «%s» and «%s»', (over, age_class, fee_class) => {
  expect(calculateLotCostFields({ ...LOT, ...over } as CostedLot, DATA)).toMatchObject({
    age_class,
    fee_class,
  });
});

test('new data recalculates all costs and changes the catalogue’s version', async () => {
  const temp = await tempDatabase();
  temp.close();
  await writeLots(temp.name, [
    createTestLot({ cost: null }),
    createTestLot({ external_id: 'prius-2', cost: 1, live: 0 }),
    createTestLot({ external_id: 'unknown', engine: null, cost: 5 }),
  ]);
  const db = openDatabase(temp.name);
  const version = readCatalogueVersion(db);
  expect(areCostsUpToDate(db, DATA)).toBe(false);
  expect(recalculateLotCosts(db, DATA)).toBe(3);
  expect(areCostsUpToDate(db, DATA)).toBe(true);
  expect(readCatalogueVersion(db)).not.toBe(version);
  const costs = db.prepare('select cost from lot order by external_id').pluck().all();
  expect(costs).toEqual([expect.any(Number), costs[0], null]);
  expect(recalculateLotCosts(db, DATA)).toBe(0);
  const dearer = {
    ...DATA,
    settings: readSettings({ ...defaultSettings, russia: { ...defaultSettings.russia, company: 61_000 } }),
  };
  expect(areCostsUpToDate(db, dearer)).toBe(false);
  expect(recalculateLotCosts(db, dearer)).toBe(2);
  expect(db.prepare('select cost from lot where external_id = ?').pluck().get('prius-1')).toBe(
    Number(costs[0]) + 1000,
  );
  db.close();
});

test('a recalculation leaves the costs and classes that an import with the same data wrote', async () => {
  const facts: readonly Partial<CostedLot>[] = [
    {},
    { power_options: '98,109' },
    { power: 171, power_options: '152,171' },
    { year: 2023, month: null },
    { fuel: '' },
    { type: 'spec_japan', body_type: 'excavator', auction_date: '', finish: 900_000 },
    { body_type: 'truck', mass: 4000 },
    { type: 'stock', currency: 'rub', price: 990_000 },
  ];
  const lots = facts.map((over, index) => {
    const lot = createTestLot({ ...LOT, ...over, external_id: `lot-${index}` });
    return { ...lot, ...calculateLotCostFields(lot, DATA) };
  });
  const temp = await tempDatabase();
  temp.close();
  await writeLots(temp.name, lots);
  const db = openDatabase(temp.name);
  recalculateLotCosts(db, DATA);
  const columns = 'external_id, law_facts, cost, age_class, fee_class, cost_changes';
  expect(db.prepare(`select ${columns} from lot order by external_id`).all()).toEqual(
    lots.map(({ external_id, law_facts, cost, age_class, fee_class, cost_changes }) => ({
      external_id,
      law_facts,
      cost,
      age_class,
      fee_class,
      cost_changes,
    })),
  );
  db.close();
});

test('a passing day recalculates only the lots that it changes', async () => {
  const lots = [
    // Three years old in November 2026: its class changes 35 days before.
    createTestLot({ ...LOT, year: 2023, month: 11, external_id: 'turning' }),
    createTestLot({ ...LOT, year: 2018, month: 1, external_id: 'old' }),
    createTestLot({ ...LOT, auction_date: '2026-12-01T10:00:00', external_id: 'coming' }),
  ].map((lot) => ({ ...lot, ...calculateLotCostFields(lot, DATA) }));
  expect(lots.map(({ cost_changes }) => cost_changes)).toEqual([
    '2026-09-28',
    '2026-11-27',
    // Its auction day and 35 days are 5 January: under the tables of 2027 already.
    '2027-07-29',
  ]);
  const temp = await tempDatabase();
  temp.close();
  await writeLots(temp.name, lots);
  const db = openDatabase(temp.name);
  recalculateLotCosts(db, DATA);
  const on = (today: string) => ({ ...DATA, today });
  expect(areCostsUpToDate(db, on('2026-09-27'))).toBe(true);
  expect(areCostsUpToDate(db, on('2026-09-28'))).toBe(false);
  // A changed lot that is not due keeps its wrong cost: only due lots are calculated.
  db.prepare("update lot set cost = 1 where external_id = 'coming'").run();
  expect(recalculateLotCosts(db, on('2026-09-28'))).toBe(1);
  const select = db.prepare('select cost, age_class, cost_changes from lot where external_id = ?');
  expect(select.get('coming')).toMatchObject({ cost: 1 });
  expect(select.get('turning')).toMatchObject({ age_class: '', cost_changes: '2026-10-27' });
  expect(areCostsUpToDate(db, on('2026-09-28'))).toBe(true);
  recalculateLotCosts(db, on('2026-11-27'));
  expect(select.get('turning')).toMatchObject({ age_class: 'passing' });
  db.close();
});

test('a lot of a coming month has a cost from the day on which it can have been made', () => {
  const lot = { ...LOT, year: 2026, month: 12 };
  expect(calculateLotCostFields(lot, DATA)).toMatchObject({ cost: null, cost_changes: '2026-10-27' });
  const onThatDay = calculateLotCostFields(lot, { ...DATA, today: '2026-10-27' });
  expect(onThatDay.cost).toBeGreaterThan(0);
});

test('other rates, tables or settings each make costs out of date', async () => {
  const db = await tempDatabase();
  recalculateLotCosts(db, DATA);
  const [first, ...others] = DATA.tables;
  const changes: readonly Partial<typeof DATA>[] = [
    { rates: readRates({ ...DATA.rates.data, jpy: { rub: '0.61', date: '2026-09-05', source: 'ЦБ РФ' } }) },
    { tables: [{ ...first, version: 'other' }, ...others] },
    { settings: readSettings({ ...defaultSettings, marginPercent: { default: 9 } }) },
  ];
  expect(areCostsUpToDate(db, DATA)).toBe(true);
  for (const change of changes) expect(areCostsUpToDate(db, { ...DATA, ...change })).toBe(false);
});

test('a recalculation that is stopped changes nothing and is done again', async () => {
  const temp = await tempDatabase();
  temp.close();
  await writeLots(temp.name, [createTestLot({ cost: 1 })]);
  const db = openDatabase(temp.name);
  const stop = () => recalculateLotCosts(db, DATA, AbortSignal.abort());
  expect(stop).toThrow('aborted');
  expect(db.prepare('select cost from lot').pluck().get()).toBe(1);
  expect(areCostsUpToDate(db, DATA)).toBe(false);
  expect(recalculateLotCosts(db, DATA)).toBe(1);
  db.close();
});

test('a recalculation fills in the power that others of the same car state, also where it is all that is wrong', async () => {
  const hybrid = { ...LOT, fuel: 'hybrid', kuzov: 'XYZ50' } as const;
  const temp = await tempDatabase();
  temp.close();
  await writeLots(temp.name, [
    ...Array.from({ length: 10 }, (_, at) =>
      createTestLot({ ...hybrid, power: 98, external_id: `stated-${at}` }),
    ),
    createTestLot({ ...hybrid, power: null, external_id: 'unstated' }),
  ]);
  const db = openDatabase(temp.name);
  const readPower = () => db.prepare(`select power from lot where external_id = 'unstated'`).pluck().get();
  recalculateLotCosts(db, DATA);
  expect(readPower()).toBe(98);
  db.exec(
    `update lot set power = null where external_id = 'unstated'; delete from meta where name = 'cost_basis'`,
  );
  expect(recalculateLotCosts(db, DATA)).toBe(1);
  expect(readPower()).toBe(98);
  db.close();
});

test('of one year and day the next change of a lot does not depend on lots of other countries', () => {
  const findChange = (country: 'japan' | 'korea', tables: typeof allTables) => {
    const place = country === 'korea' ? ({ type: 'korean', currency: 'krw' } as const) : {};
    // Both are declared on one day.
    const today = addDays(
      '2027-06-01',
      -countClearanceDays(read({ country, price: 1, currency: 'rub', displacementCc: 1 }), settings),
    );
    const lot = { ...LOT, ...place, year: 2024, month: null };
    return calculateLotCostFields(lot, { ...DATA, today, tables }).cost_changes;
  };
  const copyTables = (): typeof allTables => [...allTables];
  const tables = copyTables();
  findChange('japan', tables);
  // Plants of Japan and Korea close on other days.
  expect(findChange('korea', tables)).toBe(findChange('korea', copyTables()));
});

test('between two changes the cost of a day is that of any other day', () => {
  for (const over of [
    { year: 2023, month: 11 },
    { year: 2021, month: null },
    { year: 2018, month: 1 },
    { year: 2022, month: 3, body_type: 'truck', mass: 3000 },
  ]) {
    let last = calculateLotCostFields({ ...LOT, ...over } as CostedLot, DATA);
    for (let ahead = 1; ahead < 500; ahead += 1) {
      const today = new Date(Date.parse(TODAY) + ahead * 86_400_000).toISOString().slice(0, 10);
      const next = calculateLotCostFields({ ...LOT, ...over } as CostedLot, { ...DATA, today });
      if (last.cost_changes === '' || today < last.cost_changes) expect(next).toEqual(last);
      last = next;
    }
  }
});
