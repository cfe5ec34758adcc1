import { expect, test } from 'vitest';
import { createLotWriter } from '../db/lotWriter.ts';
import { tempDatabase } from '../db/testing/tempDatabase.ts';
import { EVERYTHING, NUMBER_COLUMNS } from '../filter.ts';
import { lotToRecord } from '../testing/lotToRecord.ts';
import { findArrivals, readArrivals } from './findArrivals.ts';
import { createRunner } from '../db/runner.ts';

const formatTime = (run: number) => `2026-11-2${run}T10:00:00.000Z`;

/** Imports lots of these models in runs 1, 2 …, each a day after the one before. */
async function importRuns(...runs: readonly Readonly<Record<string, string>>[]) {
  const db = await tempDatabase();
  for (const [index, models] of runs.entries()) {
    const run = index + 1;
    db.prepare('insert into ingest_run (id, source, started_at) values (?, ?, ?)').run(
      run,
      'a',
      formatTime(run),
    );
    const writer = createLotWriter(db, 'aleado/japan', run);
    for (const [id, model] of Object.entries(models))
      writer.write({ ...lotToRecord({ type: 'japan', brand: 'TOYOTA', model }), external_id: id });
    writer.withdrawOthers();
  }
  const find = (limit: number) => {
    const runner = createRunner(db);
    const keys = findArrivals(runner, { type: 'japan', filter: EVERYTHING, limit }, NUMBER_COLUMNS);
    return readArrivals(runner, keys).map(({ lot, addedAt }) => [lot.id, addedAt]);
  };
  return { db, find };
}

test('a lot keeps the time when it was added, although later imports change it; withdrawn lots are left out', async () => {
  const { find } = await importRuns(
    { old: 'PRIUS', gone: 'PRIUS' },
    { old: 'AQUA', new: 'PRIUS' },
    { old: 'AQUA', new: 'PRIUS', newest: 'PRIUS' },
  );
  expect(find(5)).toEqual([
    ['newest', formatTime(3)],
    ['new', formatTime(2)],
    ['old', formatTime(1)],
  ]);
  expect(find(1)).toEqual([['newest', formatTime(3)]]);
});

test('a lot of an earlier release has the time of its last change', async () => {
  const { db, find } = await importRuns({ old: 'PRIUS' }, { old: 'AQUA' });
  db.exec('update lot set added_run = 0');
  expect(find(1)).toEqual([['old', formatTime(2)]]);
});

test('a lot of an unknown import has no time', async () => {
  const { db, find } = await importRuns({ old: 'PRIUS' });
  db.exec('update lot set added_run = 99');
  expect(find(1)).toEqual([['old', undefined]]);
});
