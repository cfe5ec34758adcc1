import { describe, expect, test } from 'vitest';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { findReadableTable } from './feedTables.ts';
import { importRows } from './importRows.ts';
import { createMemoryFeed } from './testing/memoryFeed.ts';
import { createAleadoRows, createKoreaRow } from './testing/rows.ts';

const now = new Date('2026-11-21T00:00:00Z');

const koreaRows = (count: number, fields: Readonly<Record<string, unknown>> = {}, begin = 'k') =>
  Array.from({ length: count }, (_, index) => createKoreaRow({ ID: `${begin}${index}`, ...fields }));

async function setUp(source = 'jpcenter/korea') {
  const db = await tempDatabase();
  const { db: state } = await openTempState();
  const bring = (records: readonly unknown[]) =>
    importRows({ db, state, ...findReadableTable(source), now, feed: createMemoryFeed(records) });
  const count = (where: string) => db.prepare(`select count(*) from lot where ${where}`).pluck().get();
  return { bring, count, state };
}

describe('a few lots beyond a bound', () => {
  test.each(['2650', '99000000000'])('an asking price of %s won goes to the quarantine', async (FINISH) => {
    const { bring, state } = await setUp();
    const report = await bring([...koreaRows(9), ...koreaRows(9, { FINISH }, 'x')]);
    expect(report).toMatchObject({ added: 9, quarantined: 9 });
    const [first] = await state.selectFrom('quarantine').select('reason').execute();
    expect(first?.reason).toMatch(/^The price, [\d,]+ KRW, [\d,]+ ₽, is outside 100,000–300,000,000 ₽$/);
  });

  test.each(['5000', '150000000'])('an asking price of %s yuan goes to the quarantine', async (FINISH) => {
    const { bring } = await setUp('jpcenter/china');
    expect(
      await bring([...koreaRows(9, { FINISH: '158800' }), ...koreaRows(9, { FINISH }, 'x')]),
    ).toMatchObject({ added: 9, quarantined: 9 });
  });

  test('one per cent of a large table is quarantined, and the rest is imported', async () => {
    const { bring } = await setUp();
    const report = await bring([...koreaRows(1980), ...koreaRows(20, { FINISH: '2650' }, 'x')]);
    expect(report).toMatchObject({ added: 1980, quarantined: 20 });
  });

  test('a year, mileage or displacement out of bounds is dropped, and the lot is imported', async () => {
    const { bring, count } = await setUp();
    const report = await bring(koreaRows(9, { YEAR: '3019', MILEAGE: '480000000', ENG_V: '1.8' }));
    expect(report).toMatchObject({ added: 9, quarantined: 0 });
    expect(report.dropped.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'YEAR is not the year of a vehicle',
      'ENG_V is below 40',
      'MILEAGE is above 2000000',
    ]);
    expect(count('year is null and mileage is null and engine is null')).toBe(9);
  });

  test('the first bid of an auction may be low', async () => {
    const { bring } = await setUp('aleado/japan');
    expect(await bring(createAleadoRows(50, { START: '5' }))).toMatchObject({ added: 50, quarantined: 0 });
  });
});

describe('more than one per cent beyond a bound', () => {
  test.each([
    ['price', { FINISH: '2650' }],
    ['YEAR', { YEAR: '1019' }],
    ['MILEAGE', { MILEAGE: '480000000' }],
    ['ENG_V', { ENG_V: '1.8' }],
  ])('%s: the import stops, says why, and the old state stays', async (bound, fields) => {
    const { bring, count, state } = await setUp();
    await bring(koreaRows(30));
    const records = [...koreaRows(500), ...koreaRows(12, fields, 'x')];
    const error = await bring(records).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ name: 'WrongUnits' });
    const { message } = error as Error;
    expect(message).toContain(`jpcenter/korea: ${bound} is out of bounds in 12 of 512 lots (2.3 %)`);
    expect(message).toContain('lot x0 (memory:501)');
    expect(message).toContain('Nothing was imported');
    expect(count('1')).toBe(30);
    expect(await state.selectFrom('quarantine').selectAll().execute()).toEqual([]);
  });

  test('the import of a whole table in another unit stops', async () => {
    const { bring } = await setUp('aleado/bike_st');
    await expect(bring(createAleadoRows(40, { STATUS: 'sold', FINISH: '0.35' }))).rejects.toThrow(
      'price is out of bounds',
    );
  });
});
