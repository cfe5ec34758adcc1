import { expect, test } from 'vitest';
import { createCounts, findLastReadCount, saveRun, startRun } from './ingestRuns.ts';
import { tempDatabase } from './testing/tempDatabase.ts';

const COUNTS = {
  read: 21,
  added: 1,
  changed: 2,
  unchanged: 3,
  withdrawn: 4,
  quarantined: 5,
  skipped: 10,
};

test('a run is recorded from its start, and has an end when it is finished', async () => {
  const db = await tempDatabase();
  const readRuns = () => db.prepare('select * from ingest_run order by id').all();
  const one = startRun(db, 'aleado/japan');
  const other = startRun(db, 'jpcenter/bike');
  const nothing = { read: 0, added: 0, changed: 0, unchanged: 0, withdrawn: 0, quarantined: 0, skipped: 0 };
  const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/);
  const otherRun = { id: other, source: 'jpcenter/bike', started_at: at, finished_at: null, ...nothing };
  expect(createCounts()).toEqual(nothing);
  expect(readRuns()).toEqual([
    { id: one, source: 'aleado/japan', started_at: at, finished_at: null, ...nothing },
    otherRun,
  ]);
  saveRun(db, one, COUNTS);
  expect(readRuns()[0]).toMatchObject({ finished_at: null, ...COUNTS });
  saveRun(db, one, COUNTS, { finished: true });
  expect(readRuns()).toEqual([
    { id: one, source: 'aleado/japan', started_at: at, finished_at: at, ...COUNTS },
    otherRun,
  ]);
});

test('the size of the next import is estimated from the last finished one of the source', async () => {
  const db = await tempDatabase();
  const importLots = (source: string, read: number, finished: boolean) =>
    saveRun(db, startRun(db, source), { ...COUNTS, read }, { finished });
  expect(findLastReadCount(db, 'aleado/japan')).toBeUndefined();
  importLots('aleado/japan', 100, true);
  importLots('aleado/japan', 200, true);
  importLots('aleado/japan', 5, false);
  importLots('jpcenter/bike', 7, true);
  expect(findLastReadCount(db, 'aleado/japan')).toBe(200);
});
