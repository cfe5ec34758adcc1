import type { Database } from 'better-sqlite3';
import { expect, test } from 'vitest';
import { tempDatabase } from '../../catalogue/db/testing/tempDatabase.ts';
import { IngestLocked, withIngestLock } from '../../catalogue/db/ingestLock.ts';
import { readCatalogueVersion } from '../../catalogue/db/meta.ts';
import { calculateLotCost, COST_BASIS_COLUMNS, type CostedLot } from '../../cost/lots/lotCost.ts';
import { loadTables } from '../../cost/loadTables.ts';
import { createCostSource } from '../../cost/store/costSource.ts';
import { ESTIMATE_BASIS_COLUMNS, type EstimatedLot } from '../../estimate/createEstimator.ts';
import { createExplainer } from '../../estimate/createExplainer.ts';
import { readDrifts, switchEstimates } from '../../estimate/estimateNotes.ts';
import { readModelFile } from '../../estimate/modelFile.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { findReadableTable } from '../feedTables.ts';
import { importRows } from '../importRows.ts';
import { runSource, type RunContext } from '../runSource.ts';
import { createAleadoRow } from '../testing/rows.ts';
import { createMemoryFeed } from '../testing/memoryFeed.ts';

const NOW = new Date('2026-11-24T03:00:00Z');
const GRADES = ['3.5', '4', '4.5', '5'];

/** Kilometres and grade of a car, spread evenly. */
const findCondition = (index: number) => ({
  MILEAGE: String(33_000 + ((index * 37) % 58) * 2000),
  RATE: GRADES[index % GRADES.length],
});

/** Sold Priuses of 2018 to 2020 over a year. Prices fall by 4 % for 10,000 km and rise by 6 % with each grade. */
const createSales = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const condition = findCondition(index);
    const worth =
      1400 *
      0.96 ** (Number(condition.MILEAGE) / 10_000) *
      1.06 ** (GRADES.indexOf(condition.RATE ?? '') * 1) *
      (1 + 0.04 * Math.sin(index * 7.3));
    const day = new Date(NOW.getTime() - (1 + (index % 360)) * 86_400_000).toISOString().slice(0, 10);
    return createAleadoRow({
      ...condition,
      ID: `s${index}`,
      YEAR: String(2018 + (index % 3)),
      AUCTION_DATE: `${day} 10:00:00`,
      STATUS: 'sold',
      START: '',
      AVG_PRICE: '900',
      FINISH: String(Math.round(worth)),
    });
  });

/** Twelve coming Priuses of 2019, whose source states one average for all. */
const COMING = Array.from({ length: 12 }, (_, index) =>
  createAleadoRow({
    ID: `c${index}`,
    MILEAGE: String(33_000 + index * 10_000),
    RATE: index < 6 ? '4.5' : '3.5',
    START: '100',
    AVG_PRICE: '900',
  }),
);

interface Estimated extends CostedLot {
  readonly estimate_low: number;
  readonly estimate: number;
  readonly estimate_high: number;
  readonly cost: number;
}

const listComing = (db: Database): readonly Estimated[] =>
  db
    .prepare<[], Estimated>(
      `select ${COST_BASIS_COLUMNS.join(', ')}, estimate_low, estimate_high, cost from lot
       where type = 'japan' order by mileage`,
    )
    .all();

const countFewSales = (db: Database): unknown =>
  db.prepare('select count(*) from lot where few_sales = 1').pluck().get();

async function openArchive() {
  const db = await tempDatabase();
  const state = await openTempState();
  const importTable = (source: string, rows: readonly unknown[]) =>
    importRows({
      db,
      state: state.db,
      ...findReadableTable(source),
      now: NOW,
      feed: createMemoryFeed(rows),
    });
  await importTable('aleado/japan_st', createSales(1200));
  const context: RunContext = { settings: { costs: {}, estimate: {} }, state, catalogueFile: db.name };
  const run = (source: 'estimate' | 'costs') =>
    runSource({ source, tables: [], dir: undefined, ifChanged: true }, context);
  return { db, state: state.db, importTable, run };
}

test('twelve Priuses of one year cost what their condition is worth', async () => {
  const { db, state, importTable, run } = await openArchive();
  await importTable('aleado/japan', COMING);
  expect(listComing(db).every(({ estimate }) => estimate === null)).toBe(true);
  expect(new Set(listComing(db).map(({ cost }) => cost)).size).toBe(1);
  const version = readCatalogueVersion(db);

  const report = await run('estimate');
  expect(report).toMatchObject({ summary: expect.stringMatching(/japan from 1,200 sales.*changed 12 lots/) });
  expect(readCatalogueVersion(db)).not.toBe(version);
  const lots = listComing(db);
  const prices = lots.map(({ estimate }) => estimate);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  expect(prices[0]! / prices[11]!).toBeGreaterThan(1.4);
  expect(new Set(lots.map(({ cost }) => cost)).size).toBeGreaterThan(9);

  // The stored cost is the receipt of the middle; the ends are receipts of their own.
  const costs = await createCostSource(state, await loadTables()).load();
  for (const lot of lots) {
    expect(lot.estimate_low).toBeLessThan(lot.estimate);
    expect(lot.estimate_high).toBeGreaterThan(lot.estimate);
    const total = (price: number) =>
      calculateLotCost({ ...lot, estimate: null, average: price, start: null }, costs);
    expect(lot.cost).toBe(total(lot.estimate));
    expect(total(lot.estimate_low)).toBeLessThan(lot.cost);
  }
  expect(await readDrifts(state)).toEqual([expect.objectContaining({ type: 'japan' })]);
});

test('a lot whose power is from the catalogue keeps it as such when it is estimated again', async () => {
  const { db, importTable, run } = await openArchive();
  await importTable('aleado/japan', [createAleadoRow({ ID: 'without power', PW: '' })]);
  const read = () => db.prepare("select power, law_facts from lot where type = 'japan'").get();
  const before = read();
  expect(before).toEqual({ power: 98, law_facts: expect.stringContaining('powerSource=reference') });
  await run('estimate');
  expect(listComing(db).every(({ estimate }) => estimate > 0)).toBe(true);
  expect(read()).toEqual(before);
});

test('an import estimates its lots with the trained model', async () => {
  const { db, importTable, run } = await openArchive();
  await run('estimate');
  expect(readModelFile(db.name)?.models.japan?.sales).toBe(1200);
  await importTable('aleado/japan', COMING);
  const lots = listComing(db);
  expect(lots.every(({ estimate }) => estimate > 0)).toBe(true);
  expect(new Set(lots.map(({ cost }) => cost)).size).toBeGreaterThan(9);
});

test('the operator switches the estimates of a type off and on', async () => {
  const { db, state, importTable, run } = await openArchive();
  await importTable('aleado/japan', COMING);
  await run('estimate');
  const [before] = listComing(db);
  await switchEstimates(state, 'japan', false);
  await run('costs');
  const lots = listComing(db);
  expect(countFewSales(db)).toBe(0);
  expect(
    lots.map(({ estimate, estimate_low, estimate_high }) => [estimate, estimate_low, estimate_high]),
  ).toEqual(lots.map(() => [null, null, null]));
  expect(new Set(lots.map(({ cost }) => cost)).size).toBe(1);
  await switchEstimates(state, 'japan', true);
  await run('costs');
  expect(listComing(db)[0]).toEqual(before);
});

test('an explanation follows the newest model and what the operator has switched off', async () => {
  const { db, state, importTable, run } = await openArchive();
  await importTable('aleado/japan', COMING);
  const explain = createExplainer(db.name, state);
  const lot = db
    .prepare<[], EstimatedLot>(`select ${ESTIMATE_BASIS_COLUMNS.join(', ')} from lot where type = 'japan'`)
    .get()!;
  const isExplained = async () => (await explain(lot)) !== undefined;
  expect(await isExplained()).toBe(false);
  await run('estimate');
  expect(await isExplained()).toBe(true);
  await switchEstimates(state, 'japan', false);
  expect(await isExplained()).toBe(false);
  await switchEstimates(state, 'japan', true);
  expect(await isExplained()).toBe(true);
});

test('new models that could not be used at once are used by the next recalculation of costs', async () => {
  const { db, importTable, run } = await openArchive();
  await importTable('aleado/japan', COMING);
  const learning = withIngestLock(db, () => run('estimate'));
  await expect(learning).rejects.toThrow(IngestLocked);
  expect(listComing(db).some(({ estimate }) => estimate !== null)).toBe(false);
  expect(await run('costs')).toMatchObject({ summary: expect.stringMatching(/^costs: changed [1-9]/) });
  expect(listComing(db).every(({ estimate }) => estimate > 0)).toBe(true);
  expect(await run('costs')).toMatchObject({ summary: 'costs: up to date' });
});

test('a lot of which too few were sold says so; one without a year does not', async () => {
  const { db, importTable, run } = await openArchive();
  await run('estimate');
  await importTable('aleado/japan', [
    ...COMING,
    createAleadoRow({ ID: 'rare', MODEL_NAME: 'CENTURY', KUZOV: 'UWG60' }),
    createAleadoRow({ ID: 'no year', MODEL_NAME: 'CENTURY', KUZOV: 'UWG60', YEAR: '' }),
  ]);
  expect(countFewSales(db)).toBe(1);
});

test('an archive with few sales gives no estimate: the average and the start price remain', async () => {
  const db = await tempDatabase();
  const state = await openTempState();
  const table = findReadableTable('aleado/japan');
  await importRows({ db, state: state.db, ...table, now: NOW, feed: createMemoryFeed(COMING) });
  const report = await runSource(
    { source: 'estimate', tables: [], dir: undefined, ifChanged: false },
    { settings: { estimate: {} }, state, catalogueFile: db.name },
  );
  expect(report).toMatchObject({ summary: 'estimate: too few sales; changed 12 lots' });
  expect(listComing(db).every(({ estimate, cost }) => estimate === null && cost > 0)).toBe(true);
});
