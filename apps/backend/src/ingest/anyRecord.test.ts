import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { numRuns } from '@vvoz/catalogue/testing/numRuns';
import { startRun } from '../catalogue/db/ingestRuns.ts';
import { createLotWriter } from '../catalogue/db/lotWriter.ts';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { loadTables } from '../cost/loadTables.ts';
import { calculateLotCostFields } from '../cost/lots/lotCost.ts';
import { createCostSource } from '../cost/store/costSource.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { FEED_TABLES, findReadableTable } from './feedTables.ts';
import { createAleadoRow, createKoreaRow, createMachinePost } from './testing/rows.ts';

const now = new Date('2026-11-21T00:00:00Z');

/** Without these a record cannot be shown. */
const REQUIRED = new Set(['ID', 'MARKA_NAME', 'MODEL_NAME', 'AUCTION_DATE', 'marka_name', 'model_name']);
const OTHER_NAMES = 'CURRENCY MONTH LOT_NUM IMAGE0 PRICE GROUP VOLUME LENGTH MASS SANCTION INSPECTION'.split(
  ' ',
);

const value = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('&amp;nbsp;', '123,456', '8 000', '1000cc', '-', '0000-00-00', '__proto__', 'a:1:{i:0;'),
  fc.integer().map(String),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(undefined),
);

/** Replaces some fields of a record by arbitrary values, and adds others. */
const spoilFields = (row: Readonly<Record<string, unknown>>, others: readonly string[]) => {
  const names = [...Object.keys(row), ...others].filter((name) => !REQUIRED.has(name));
  return fc
    .dictionary(fc.constantFrom(...names), value, { maxKeys: names.length })
    .map((fields) => ({ ...row, ...fields }));
};

const dated = { AUCTION_DATE: '2026-11-25 10:42:00' };
const { acf, ...post } = createMachinePost();
const RECORDS: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  aleado: spoilFields(createAleadoRow(), OTHER_NAMES),
  jpcenter: spoilFields(createKoreaRow(dated), OTHER_NAMES),
  wordpress: spoilFields(
    acf,
    OTHER_NAMES.map((name) => name.toLowerCase()),
  ).map((fields) => ({ ...post, acf: fields })),
};

const anyRecord = fc
  .constantFrom(...FEED_TABLES.map(({ source }) => source))
  .chain((source) =>
    (RECORDS[source.split('/')[0] ?? ''] ?? fc.constant({})).map((record) => ({ source, record })),
  );

test('a record with id, brand, model and date becomes a lot that can be priced and stored, whatever its other fields are', async () => {
  const db = await tempDatabase();
  const { db: state } = await openTempState();
  const costs = await createCostSource(state, await loadTables(), () => now).load();
  const writer = createLotWriter(db, 'any', startRun(db, 'any'));
  db.exec('begin');
  onTestFinished(() => void db.exec('rollback'));
  fc.assert(
    fc.property(anyRecord, ({ source, record }) => {
      const { table, readRecord } = findReadableTable(source);
      const reading = readRecord(record, table, now);
      if (reading.kind !== 'lot') throw new Error(`${source}: ${JSON.stringify(reading)}`);
      const { lot, dropped, unknownWords } = reading;
      writer.write({ ...lot, ...calculateLotCostFields(lot, costs) });
      for (const { value: shown } of dropped) expect(shown.length).toBeLessThanOrEqual(61);
      for (const { word } of unknownWords) expect(word.length).toBeLessThanOrEqual(40);
    }),
    numRuns(1000, 100_000),
  );
}, 600_000);
