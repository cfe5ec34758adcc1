import Database from 'better-sqlite3';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { GRADE_VALUES } from '@vvoz/catalogue/words/gradeOptions';
import { ORDERS } from '@vvoz/catalogue/query/orders';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { v2CountSchema } from '@vvoz/api/v2/v2Schemas';
import { carsSchema, seriesSchema } from '@vvoz/api/wire/responses';
import { createTestApp, type TestApp } from './testing/testApp.ts';
import { generateTestLots } from '../../catalogue/testing/lots.ts';

let api: TestApp;
let db: Database.Database;
beforeAll(async () => {
  api = await createTestApp([
    ...generateTestLots({ count: 2500 }),
    ...generateTestLots({ count: 500, type: 'japan_st', seed: 7 }),
  ]);
  db = new Database(api.file, { readonly: true });
});
afterAll(async () => {
  db.close();
  await api.close();
});

/** One condition in two forms: as parameters, and as hand-written SQL that is independent of the code under test. */
interface Condition {
  readonly query: readonly (readonly [string, string])[];
  readonly sql: string;
}

const quoteAll = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(',');

const listCondition = (name: string, column: string, values: readonly string[]): fc.Arbitrary<Condition> =>
  fc.tuple(fc.subarray([...values], { minLength: 1, maxLength: 3 }), fc.boolean()).map(([chosen, lower]) => ({
    query: chosen.map((value) => [`${name}[]`, lower ? value.toLowerCase() : value] as const),
    sql: `${column} in (${quoteAll(chosen)})`,
  }));

const rangeCondition = (name: string, column: string, limit: number): fc.Arbitrary<Condition> =>
  fc
    .record({ min: fc.nat(limit), max: fc.nat(limit) }, { requiredKeys: [] })
    .filter((ends) => Object.keys(ends).length > 0)
    .map(({ min, max }) => ({
      query: [
        ...(min === undefined ? [] : [[`${name}_min`, String(min)] as const]),
        ...(max === undefined ? [] : [[`${name}_max`, String(max)] as const]),
      ],
      sql: [
        `${column} is not null`,
        ...(min === undefined ? [] : [`${column} >= ${min}`]),
        ...(max === undefined ? [] : [`${column} <= ${max}`]),
      ].join(' and '),
    }));

const year: fc.Arbitrary<Condition> = fc
  .tuple(fc.integer({ min: 1985, max: 2030 }), fc.integer({ min: 1985, max: 2030 }))
  .map(([from, to]) => ({
    query: [
      ['year_min', String(from)],
      ['year_max', String(to)],
    ],
    sql: `year between ${from} and ${to}`,
  }));

const drive: fc.Arbitrary<Condition> = fc.constantFrom(
  { query: [['priv_incl_like', '2WD']] as const, sql: "drive not in ('', '4WD')" },
  { query: [['priv_incl_like[]', '4wd']] as const, sql: "drive like '%4WD'" },
  { query: [['priv', 'FF,4WD']] as const, sql: "drive in ('FF','2WD','4WD') or drive like '%/4WD'" },
);

const gearbox: fc.Arbitrary<Condition> = fc.constantFrom(
  { query: [['kpp', 'AT']] as const, sql: "gearbox_kind <> 'MT' and gearbox_kind <> ''" },
  { query: [['kpp', 'MT']] as const, sql: "gearbox_kind = 'MT'" },
  { query: [['kpp[]', 'MT'] as const, ['kpp[]', 'CVT'] as const], sql: "gearbox_kind in ('MT','CVT')" },
);

const grades: fc.Arbitrary<Condition> = fc
  .tuple(fc.nat(GRADE_VALUES.length - 1), fc.nat(GRADE_VALUES.length - 1))
  .map(([best, worst]) => ({
    query: [
      ['rate_min', GRADE_VALUES[worst] ?? ''],
      ['rate_max', GRADE_VALUES[best] ?? ''],
    ],
    sql: `rate in (${quoteAll(GRADE_VALUES.slice(best, worst + 1))})`,
  }));

const lotNumber: fc.Arbitrary<Condition> = fc.nat(60).map((number) => ({
  query: [['lot', `a${number}`]],
  sql: `upper(lot_number) = 'A${number}'`,
}));

const days: fc.Arbitrary<Condition> = fc.integer({ min: 20, max: 30 }).map((day) => ({
  query: [['auction_date_interval[]', `2026-11-${day}T00:00:00`]],
  sql: `auction_date like '2026-11-${day}%'`,
}));

const MODELS = ['MODEL 0', 'MODEL 3', '0-MODEL 1', '1-MODEL 2', 'NONE'];
const conditions = fc
  .record(
    {
      brand: listCondition('marka_name', 'brand', ['TOYOTA', 'HONDA', 'ЛАДА', 'MERCEDES-BENZ', 'NOBODY']),
      model: listCondition('model_name', 'model', MODELS),
      kuzov: listCondition('kuzov', 'kuzov', ['K00', 'K01', 'K11', 'K30']),
      color: listCondition('color', 'color', ['white', 'pearl', 'black', 'green']),
      rate: listCondition('rate', 'rate', ['S', '5', '4.5', 'RA', '***']),
      year,
      mileage: rangeCondition('mileage', 'mileage', 250_000),
      engine: rangeCondition('eng_v', 'engine', 4000),
      power: rangeCondition('pw', 'power', 400),
      finish: rangeCondition('finish', 'finish', 8_000_000),
      drive,
      gearbox,
      grades,
      lotNumber,
      days,
    },
    { requiredKeys: [] },
  )
  .map((chosen) => Object.values(chosen));
/** Few conditions at a time, so that most filters find something. */
const filters = conditions.chain((all) => fc.subarray(all, { maxLength: 4 }));

test('property: count = length of the whole list = sum over body codes = what plain SQL counts', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom('japan', 'japan_st'),
      fc.constantFrom(...ORDERS),
      async (chosen, type, order) => {
        const where = ['live = 1', `type = '${type}'`, ...chosen.map(({ sql }) => `(${sql})`)].join(' and ');
        const truth = db
          .prepare(`select external_id from lot not indexed where ${where}`)
          .pluck()
          .all() as string[];
        const query = new URLSearchParams([
          ['type', type],
          ...chosen.flatMap(({ query: pairs }) => pairs.map(([name, value]) => [name, value])),
        ]).toString();

        const { count } = v2CountSchema.parse((await api.get(`/api/v2/count?${query}`)).body);
        expect(count).toBe(truth.length);

        const found: string[] = [];
        for (let offset = 0; offset === 0 || offset < count; offset += 100) {
          const response = await api.get(
            `/api/v2/cars?${query}&order_by=${order}&limit=100&offset=${offset}`,
          );
          const page = carsSchema.parse(response.body);
          expect(page.count).toBe(count);
          found.push(...page.items.map((item) => item.ID));
        }
        expect(found.toSorted()).toEqual(truth.toSorted());

        const { items } = seriesSchema.parse((await api.get(`/api/v2/series?${query}`)).body);
        const codes = new URLSearchParams(query).getAll('kuzov[]').map((code) => code.toUpperCase());
        // Body codes are counted without their own condition: only the chosen ones add up to the count.
        const counted = codes.length > 0 ? items.filter((item) => codes.includes(item.KUZOV)) : items;
        expect(counted.reduce((sum, item) => sum + item.COUNT, 0)).toBe(count);
      },
    ),
    numRuns(25, 600),
  );
});
