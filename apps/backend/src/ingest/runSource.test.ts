import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../catalogue/db/open.ts';
import { ROOT } from '../lib/variableGroup.ts';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { findRuns } from './health/feedRuns.ts';
import { listPictureHosts } from './listPictureHosts.ts';
import { findSource, runSource, type RunRequest } from './runSource.ts';
import { readSourceSettings } from './sourceSettings.ts';
import { startFeedServer } from './testing/httpServer.ts';
import { createAleadoRows } from './testing/rows.ts';

async function setUp(environment: Readonly<Record<string, string>> = {}) {
  const state = await openTempState();
  const catalogueFile = path.join(createTempDir(), 'catalogue.sqlite');
  const { settings } = readSourceSettings(environment);
  const run = (source: RunRequest['source'], request: Partial<RunRequest> = {}) =>
    runSource(
      { source, tables: [], dir: undefined, ifChanged: false, ...request },
      { settings, state, catalogueFile },
    );
  return { state, catalogueFile, run };
}

test('a source of lots is imported into the catalogue, which is created if it is missing', async () => {
  const { catalogueFile, run } = await setUp();
  const dir = createTempDir();
  mkdirSync(path.join(dir, 'japan'));
  writeFileSync(
    path.join(dir, 'japan/1.ndjson'),
    createAleadoRows(2)
      .map((row) => JSON.stringify(row))
      .join('\n'),
  );
  const report = await run('aleado', { dir });
  expect(report).toMatchObject({ kind: 'lots', reports: [{ source: 'aleado/japan', added: 2 }] });
  const db = openDatabase(catalogueFile, { readonly: true });
  expect(db.prepare('select count(*) from lot').pluck().get()).toBe(2);
  db.close();
  const unchanged = await run('aleado', { dir, ifChanged: true });
  expect(unchanged).toEqual({ kind: 'lots', reports: [] });
});

describe('rates', () => {
  const xml = (yen: string) =>
    `<ValCurs Date="21.11.2026"><Valute ID="R01820"><Nominal>100</Nominal><Value>${yen}</Value></Valute></ValCurs>`;

  test('are those of the day in Moscow, where it begins before that of UTC', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T21:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    let asked: string | undefined;
    const url = await startFeedServer((request, response) => {
      asked = request.url;
      response.end(xml('55,00'));
    });
    const { run } = await setUp({ VVOZ_CBR_URL: url });
    await run('cbr');
    expect(asked).toMatch(/date_req=21(%2F|\/)11(%2F|\/)2026$/);
  });

  test('are saved, with warnings for faults; a rate far from the last one is left out', async () => {
    let yen = '55,00';
    const url = await startFeedServer((_, response) => response.end(xml(yen)));
    const { state, run } = await setUp({ VVOZ_CBR_URL: url });
    const first = await run('cbr');
    expect(first).toMatchObject({
      kind: 'other',
      summary: 'cbr: rates of 2026-11-21, read 1, new or changed 1, left out 4',
    });
    if (first.kind !== 'other') throw new Error(first.kind);
    expect(first.warnings).toContain('cbr: eur keeps its last rate: is not in the list');
    expect(await findRuns(state.db)).toEqual([
      expect.objectContaining({ source: 'cbr', outcome: 'done', read: 0, withdrawn: 0 }),
    ]);
    yen = '551,00';
    await expect(run('cbr')).rejects.toThrow('jpy: 5.51 ₽ is too far from the last rate, 0.55 ₽');
    expect((await findRuns(state.db)).map(({ outcome }) => outcome).toSorted()).toEqual(['done', 'failed']);
  });

  test('without an address nothing is requested, and no run is recorded', async () => {
    const { state, run } = await setUp();
    await expect(run('cbr')).rejects.toMatchObject({ name: 'SourceNotSet' });
    expect(await findRuns(state.db)).toEqual([]);
  });
});

test('costs are calculated, and not again while they are up to date, if requested', async () => {
  const { run } = await setUp();
  const runCosts = async (ifChanged: boolean) => {
    const report = await run('costs', { ifChanged });
    return report.kind === 'other' ? report.summary : report.kind;
  };
  expect(await runCosts(true)).toBe('costs: changed 0');
  expect(await runCosts(true)).toBe('costs: up to date');
  expect(await runCosts(false)).toBe('costs: changed 0');
});

test('content is read from the requested folder, or that of the settings; a check names faults', async () => {
  const [whole, empty] = [createTempDir(), createTempDir()];
  for (const name of ['options.json', 'categories.json'])
    copyFileSync(path.join(ROOT, 'apps/backend/content', name), path.join(whole, name));
  const { run } = await setUp({ VVOZ_CONTENT_DIR: whole });
  const report = await run('content');
  expect(report).toMatchObject({ kind: 'other', warnings: [] });
  expect(report.kind === 'other' && report.summary).toMatch(
    /^content: read [1-9]\d*, new [1-9]\d*, changed 0, unchanged 0, removed 0$/,
  );
  await expect(run('content', { dir: empty })).rejects.toThrow('options.json: does not exist');
  const { source } = findSource('content', {});
  if (source.kind !== 'other') throw new Error(source.kind);
  expect(await source.check?.({ dir: empty }, whole)).toBe(`${whole}: in order`);
  expect(await source.check?.({ dir: whole }, undefined)).toBe(`${whole}: in order`);
  await expect(source.check?.({ dir: whole }, empty)).rejects.toThrow('options.json: does not exist');
});

test('the error for an unknown source names it', () => {
  expect(() => findSource('nowhere' as 'cbr', {})).toThrow(new RangeError(`There is no source 'nowhere'.`));
});

test('picture hosts are those of the configured sources', () => {
  expect(listPictureHosts({})).toEqual([]);
  const { settings } = readSourceSettings({
    VVOZ_JPCENTER_URL: 'http://h',
    VVOZ_JPCENTER_CODE: 'c',
    VVOZ_ALEADO_DIR: 'feeds/aleado',
    VVOZ_CBR_URL: 'https://www.cbr.ru',
    VVOZ_WORDPRESS_URL: 'https://site.example/blog',
  });
  expect(listPictureHosts(settings)).toEqual([
    'ajes.com',
    '*.ajes.com',
    '*.encar.com',
    '*.autoimg.cn',
    'site.example',
  ]);
});
