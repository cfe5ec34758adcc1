import { expect, test } from 'vitest';
import { calcBatchSchema, calcQuerySchema } from '@vvoz/api/calc/calcQuery';
import { buildLotQuestion } from '@vvoz/catalogue/lots/lotQuestion';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { CATALOGUE_TYPE_NAMES, CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { createCostService } from '../http/CostService.ts';
import { allTables, rates, settings } from '../testing/calculate.ts';
import { calculateLotCostFields, type CostedLot } from './lotCost.ts';

const TODAY = '2026-11-24';
const DATA = { tables: allTables, settings, rates, today: TODAY };
const service = createCostService({ load: async () => DATA });

const LOT: CostedLot = {
  type: 'japan',
  brand: 'TOYOTA',
  model: 'COROLLA',
  kuzov: '',
  grade: '',
  status: 'coming',
  auction_date: '2026-11-26T09:40:00',
  currency: 'jpy',
  start: 300_000,
  average: 1_200_000,
  estimate: null,
  finish: null,
  price: 300_000,
  year: 2021,
  month: 12,
  engine: 1496,
  power: 109,
  power_options: '',
  fuel: 'petrol',
  drive: '',
  body_type: '',
  mass: null,
};

const KOREA = { type: 'korean', currency: 'krw', finish: 20_000_000, auction_date: '' } as const;
const CHINA = { type: 'china', currency: 'cny', finish: 150_000, auction_date: '' } as const;
const VEHICLES: readonly Partial<CostedLot>[] = [
  {},
  { power: 313, power_options: '280,294,313', engine: 2498 },
  { estimate: 715_000 },
  { power: null },
  { fuel: '' },
  { fuel: 'diesel', engine: 2179, power: 200 },
  { fuel: 'hybrid', kuzov: 'MXWH60', engine: 1986, power: 152 },
  { fuel: 'hybrid', engine: 2487, power: 178 },
  { fuel: 'plug_in_hybrid', engine: 2487, power: 177 },
  { brand: 'NISSAN', kuzov: 'E13', fuel: 'hybrid', engine: 1198, power: 82 },
  { brand: 'NISSAN', kuzov: 'P15', fuel: '', engine: 1198, power: 82 },
  { fuel: 'electric', engine: 0, power: 150 },
  { ...KOREA, brand: 'KIA', model: 'EV6', fuel: 'electric', engine: 0, power: 229 },
  { ...CHINA, brand: 'LI AUTO', model: 'L9', fuel: 'hybrid', engine: 1496, power: 154 },
  { ...CHINA, brand: 'VOYAH', model: 'FREE', fuel: 'hybrid', engine: 1498, power: 109 },
  { brand: 'SUZUKI', model: 'CARRY TRUCK', kuzov: 'DA16T', engine: 658, power: 50, body_type: 'truck' },
  { brand: 'ISUZU', model: 'ELF', fuel: 'diesel', engine: 2999, power: 150, body_type: 'truck', mass: 4900 },
  { model: 'HILUX', kuzov: 'GUN125', fuel: 'diesel', engine: 2393, power: 150, body_type: 'pickup' },
  { model: 'HIACE VAN', kuzov: 'TRH200V', engine: 1998, power: 136, body_type: 'van' },
  { type: 'bike', engine: 998, power: 151, body_type: 'motorcycle_sport' },
  { type: 'spec_japan', fuel: 'diesel', engine: null, power: 150, body_type: 'excavator' },
  {
    ...CHINA,
    type: 'spec',
    fuel: 'diesel',
    engine: null,
    power: 217,
    body_type: 'wheel_loader',
    mass: 17_000,
  },
  {
    type: 'left',
    currency: 'usd',
    auction_date: '',
    finish: 21_000,
    price: 21_000,
    engine: 1998,
    power: 150,
  },
  { type: 'europe', currency: 'eur', auction_date: '', finish: 19_000, engine: 1498, power: 150 },
  { type: 'japan_st', status: 'sold', finish: 1_000_000, power: 120 },
  { type: 'bike_st', status: 'sold', finish: 400_000, engine: 399, power: 53, year: null },
  {
    type: 'europe_st',
    status: 'sold',
    currency: 'eur',
    finish: 15_000,
    engine: 1968,
    power: 150,
    fuel: 'diesel',
  },
];
const DATES: readonly Partial<CostedLot>[] = [{}, { year: 2023, month: null }, { year: 2019, month: 6 }];
const LOTS = VEHICLES.flatMap((vehicle) =>
  DATES.map((made): CostedLot => ({ ...LOT, ...vehicle, ...made }) as CostedLot),
);

/** A lot as a page has it; a card has no body type and no mass. */
function toPageLot(lot: CostedLot, law_facts: string, isCard: boolean): Lot {
  return {
    type: lot.type,
    status: lot.status,
    currency: lot.currency,
    ...(lot.auction_date ? { auctionDate: lot.auction_date } : {}),
    start: lot.start ?? undefined,
    average: lot.average ?? undefined,
    estimate: lot.estimate ?? undefined,
    finish: lot.finish ?? undefined,
    year: lot.year ?? undefined,
    month: lot.month ?? undefined,
    engineCc: lot.engine ?? undefined,
    powerHp: lot.power ?? undefined,
    powerOptions: lot.power_options || undefined,
    fuel: lot.fuel || undefined,
    lawFacts: law_facts || undefined,
    ...(isCard ? {} : { bodyType: lot.body_type, massKg: lot.mass ?? undefined }),
  } as unknown as Lot;
}

/** The question as the texts of an address. */
const toQuery = (question: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(question).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

test.each(
  LOTS.map((lot) => [`${lot.brand} ${lot.model} ${lot.kuzov} ${lot.fuel} ${lot.year}`, lot] as const),
)('one number for list, card and page: %s', async (_, lot) => {
  const { cost, law_facts } = calculateLotCostFields(lot, DATA);
  const now = new Date(`${TODAY}T00:00:00Z`);
  const page = buildLotQuestion(toPageLot(lot, law_facts, false), now);
  const card = buildLotQuestion(toPageLot(lot, law_facts, true), now);
  if (!page || !card) throw new Error('no price');
  const query = calcQuerySchema.parse(toQuery(page));
  const response = await service.receipt(query);
  expect(response.totals.total).toBe(cost);
  const batch = calcBatchSchema.parse(JSON.parse(JSON.stringify({ lots: [card] })));
  const { items } = await service.batch(batch);
  expect(items[0]?.receipts.poshlina).toMatchObject({ date: response.date, totals: response.totals });
  expect(items[0]?.receipts.poshlina?.id).toBeDefined();
});

/** Ends and middle of an estimate: the duty of a dear car has steps between them. */
const ENDS = [453_000, 715_000, 2_999_000] as const;
const AUCTIONED = LOTS.filter(({ type, status }) => type === 'japan' && status === 'coming');

test.each(
  AUCTIONED.map((lot) => [`${lot.brand} ${lot.model} ${lot.kuzov} ${lot.fuel} ${lot.year}`, lot] as const),
)('three receipts of an estimate, each right to the rouble: %s', async (_, lot) => {
  const [low, middle, high] = ENDS;
  const { law_facts } = calculateLotCostFields({ ...lot, estimate: middle }, DATA);
  const question = buildLotQuestion(
    toPageLot({ ...lot, estimate: middle }, law_facts, false),
    new Date(`${TODAY}T00:00:00Z`),
  );
  const receipts = await Promise.all(
    ENDS.map((price) => service.receipt(calcQuerySchema.parse(toQuery({ ...question, price })))),
  );
  for (const [index, { lines, totals }] of receipts.entries()) {
    // The cost of a lot that is expected to go for this price, as an import calculates it.
    expect(totals.total).toBe(calculateLotCostFields({ ...lot, estimate: ENDS[index]! }, DATA).cost);
    expect(lines.reduce((sum, { amountRub }) => sum + amountRub, 0)).toBe(totals.total);
    expect(lines.find(({ code }) => code === 'price')?.amount).toBe(ENDS[index]);
  }
  const lots = [{ ...question, est_low: low, est_high: high }];
  const { items } = await service.batch(calcBatchSchema.parse(JSON.parse(JSON.stringify({ lots }))));
  const [cheapest, , dearest] = receipts;
  expect(items[0]?.receipts.poshlina?.usual).toEqual({
    low: cheapest?.interval?.low.totals.total ?? cheapest?.totals.total,
    high: dearest?.totals.total,
  });
});

test('sixty lots of all types', () => {
  expect(LOTS.length).toBeGreaterThanOrEqual(60);
  const types = CATALOGUE_TYPE_NAMES.filter((type) => CATALOGUE_TYPES[type].country !== 'russia');
  expect(new Set(LOTS.map(({ type }) => type))).toEqual(new Set(types));
});
