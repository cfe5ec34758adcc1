import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arbitraryLot } from '@vvoz/catalogue/testing/arbitraryLot';
import { createLotWriter } from '../db/lotWriter.ts';
import { tempDatabase } from '../db/testing/tempDatabase.ts';
import { lotToRecord } from '../testing/lotToRecord.ts';
import { LOT_COLUMNS, rowToLot, type LotRow } from './lotRow.ts';

test('a lot read from the database equals the written one', async () => {
  const db = await tempDatabase();
  const writer = createLotWriter(db, 'test/lots', 1);
  const select = db.prepare<[string], LotRow>(`select ${LOT_COLUMNS} from lot where external_id = ?`);
  fc.assert(
    fc.property(arbitraryLot(), (lot) => {
      writer.write(lotToRecord(lot));
      const row = select.get(lot.id);
      expect(row && rowToLot(row)).toEqual(lot);
    }),
  );
});

test('every column is a field of a lot, a filter column, or set by the writer', async () => {
  const db = await tempDatabase();
  const columns = db.prepare<[], string>(`select name from pragma_table_info('lot')`).pluck().all();
  expect(columns.toSorted()).toEqual(
    [...Object.keys(lotToRecord()), 'key', 'source', 'hash', 'run', 'added_run'].toSorted(),
  );
});
