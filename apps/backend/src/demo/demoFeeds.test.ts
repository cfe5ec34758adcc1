import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Manifest } from '@vvoz/demo/writeDemoFeeds';
import { openTempState } from '../state/testing/openTempState.ts';
import { expect, test } from 'vitest';
import { tempDatabase } from '../catalogue/db/testing/tempDatabase.ts';
import { findReadableTable } from '../ingest/feedTables.ts';
import { seedDemo } from './seedDemo.ts';

/** The outcome of each kind of fault: a quarantined record, or a dropped field. */
const KINDS: readonly (readonly [kind: keyof Manifest['broken'], reason: RegExp])[] = [
  ['json', /^The line is not JSON/],
  ['noId', /^id is missing$/i],
  ['year', /^(acf\.)?year is not the year of a vehicle$/i],
  ['date', /^AUCTION_DATE is not a date$/],
  ['price', /^(START|FINISH|PRICE|acf\.price) is below 0$/],
];

test('the demo feeds are imported completely, and exactly the intended faults are reported', async () => {
  const db = await tempDatabase();
  const dataDir = path.dirname(db.name);
  const now = new Date('2026-11-21T06:00:00Z');
  const request = { coming: 3000, sold: 3000, seed: 5, ifNeeded: false };
  const { db: state } = await openTempState();
  const outcome = await seedDemo({ db, state, request, dataDir, now, keepFeeds: true });
  if (outcome.kind !== 'written') throw new Error(outcome.kind);
  const manifest = JSON.parse(readFileSync(path.join(dataDir, 'feeds/manifest.json'), 'utf8')) as Manifest;

  const rejected = await state.selectFrom('quarantine').select('reason').execute();
  const lost = outcome.reports.flatMap(({ dropped }) =>
    dropped.flatMap(({ field, reason, count }) => Array<string>(count).fill(`${field} ${reason}`)),
  );
  const reasons = [...rejected.map(({ reason }) => reason), ...lost];
  const kinds = reasons.map((reason) => KINDS.find(([, pattern]) => pattern.test(reason))?.[0] ?? reason);
  const counts = Object.fromEntries(
    KINDS.map(([kind]) => [kind, kinds.filter((one) => one === kind).length]),
  );
  expect(kinds.filter((kind) => !(kind in counts))).toEqual([]);
  expect(counts).toEqual(manifest.broken);
  expect(reasons.length).toBeGreaterThan(3);

  for (const report of outcome.reports) {
    const table = path.basename(report.source) as keyof Manifest['tables'];
    expect([report.source, report.read]).toEqual([report.source, manifest.tables[table]?.rows]);
    expect(report.added).toBe(report.read - report.quarantined - report.skipped);
    const stored = db.prepare('select distinct type from lot where source = ?').pluck().all(report.source);
    expect(stored).toEqual([findReadableTable(report.source).table.type]);
  }

  // The import has cleaned the irregularities that the demo copies from real feeds.
  const dirty = `brand <> upper(brand) or brand <> trim(brand) or kuzov glob '???-*' or grade glob '*  *' or power < 1
    or (type = 'japan' and (price is null or day not between '2026-11-16' and '2026-12-06'))`;
  expect(
    db.prepare(`select external_id, brand, kuzov, grade, power, day, price from lot where ${dirty}`).all(),
  ).toEqual([]);

  expect(await seedDemo({ db, state, request, dataDir, now })).toMatchObject({
    reports: outcome.reports.map(({ source, added }) => ({ source, unchanged: added, changed: 0, added: 0 })),
  });
});

test('a signal also stops the writing thread, and the feed files are removed', async () => {
  const db = await tempDatabase();
  const dataDir = path.dirname(db.name);
  const stop = new AbortController();
  const stopped = seedDemo({
    db,
    state: (await openTempState()).db,
    request: { coming: 500_000, sold: 500_000, seed: 3, ifNeeded: false },
    dataDir,
    signal: stop.signal,
    onProgress: () => stop.abort(new Error('enough')),
  });
  await expect(stopped).rejects.toThrow('enough');
  expect(existsSync(path.join(dataDir, 'feeds'))).toBe(false);
});
