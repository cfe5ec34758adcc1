import { cpSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { openTempState } from '../state/testing/openTempState.ts';
import { createContentStore } from './createContentStore.ts';
import { createContentWatch } from './createContentWatch.ts';
import { importFolder } from './importFolder.ts';

const SHIPPED = path.resolve(import.meta.dirname, '../../content');
const NEWS = (title: string): string =>
  `---\ntitle: ${title}\nexcerpt: Короткая новость компании\ndate: 2026-11-20\ncategory: dokumenty\n---\nТекст.\n`;

test('a change of the folder is published without a command; one with faults changes nothing and is named once', async () => {
  const dir = path.join(createTempDir(), 'content');
  // The least that a folder must have.
  mkdirSync(dir);
  for (const name of ['options.json', 'categories.json'])
    cpSync(path.join(SHIPPED, name), path.join(dir, name));
  mkdirSync(path.join(dir, 'news'));
  const state = await openTempState();
  await importFolder(state, dir);
  const store = createContentStore(state.db, { versionMs: 0 });
  const listNews = async () =>
    (await store.entries({ kind: 'news', limit: 9, offset: 0 })).items.map(({ title }) => title);
  const lines: string[] = [];
  const watch = createContentWatch({
    dir,
    importNow: () => importFolder(state, dir),
    log: {
      info: (_, message) => lines.push(message),
      error: (fields, message) => lines.push(`${message} ${JSON.stringify(fields)}`),
    },
  });
  await watch.look();
  await watch.look();
  expect(lines).toEqual([]);

  writeFileSync(path.join(dir, 'news/a.md'), NEWS('Первая новость'));
  await watch.look();
  // Files may still be arriving.
  expect(await listNews()).toEqual([]);
  await watch.look();
  expect(await listNews()).toEqual(['Первая новость']);
  expect(lines).toEqual(['content imported']);

  writeFileSync(path.join(dir, 'news/b.md'), 'without front matter');
  for (let looks = 0; looks < 4; looks += 1) await watch.look();
  expect(await listNews()).toEqual(['Первая новость']);
  expect(lines.slice(1)).toEqual([expect.stringContaining('news/b.md:1')]);

  rmSync(path.join(dir, 'news/b.md'));
  writeFileSync(path.join(dir, 'news/a.md'), NEWS('Исправленная новость'));
  for (let looks = 0; looks < 2; looks += 1) await watch.look();
  expect(await listNews()).toEqual(['Исправленная новость']);
});

/** Watches a folder with one file. `importNow` gets the number of the import, counted from 1. */
function watchFolder(importNow: (count: number) => Promise<void> | void, isImportDue = false) {
  const dir = createTempDir();
  const change = (text: string): void => writeFileSync(path.join(dir, 'a.md'), text);
  change('1');
  const lines: string[] = [];
  let imports = 0;
  const watch = createContentWatch({
    dir,
    isImportDue,
    importNow: async () => {
      imports += 1;
      await importNow(imports);
      return { source: 'files', read: 1, added: 0, changed: 1, unchanged: 0, removed: 0 };
    },
    log: {
      info: (_, message) => lines.push(message),
      error: (fields) => lines.push(JSON.stringify(fields)),
    },
  });
  const look = async (times: number): Promise<void> => {
    for (let count = 0; count < times; count += 1) await watch.look();
  };
  return { ...watch, dir, change, look, lines, count: () => imports };
}

test('an import that the database refused is repeated until it succeeds', async () => {
  const { look, change, lines, count } = watchFolder((imports) => {
    if (imports < 3) throw new Error('locked');
  });
  await look(2);
  change('22');
  await look(6);
  expect(lines).toEqual(['{"faults":["locked"]}', '{"faults":["locked"]}', 'content imported']);
  expect(count()).toBe(3);
});

test('so is an import that the database refused at the start, even if nothing changes', async () => {
  const { look, count } = watchFolder(() => undefined, true);
  await look(4);
  expect(count()).toBe(1);
});

test('a change during an import is imported too', async () => {
  const { look, change, count } = watchFolder((imports) => {
    if (imports === 1) change('333');
  });
  await look(2);
  change('22');
  await look(2);
  expect(count()).toBe(1);
  await look(2);
  expect(count()).toBe(2);
});

test.each<readonly [string, (file: string) => void]>([
  ['a text of the same length', (file) => utimesSync(file, 2, 2)],
  ['a text with the same time', (file) => writeFileSync(file, '22')],
  ['a new name', (file) => renameSync(file, `${file}.md`)],
  ['no folder any more', (file) => rmSync(path.dirname(file), { recursive: true })],
])('%s is a change', async (name, apply) => {
  const { dir, look, count } = watchFolder(() => undefined);
  const file = path.join(dir, 'a.md');
  utimesSync(file, 1, 1);
  await look(2);
  apply(file);
  if (name.endsWith('time')) utimesSync(file, 1, 1);
  await look(2);
  expect(count()).toBe(1);
});

test('looks follow each other; stopping waits for a running import, and starts no more', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const running = Promise.withResolvers<void>();
  const { dir, start, look, change, lines, count } = watchFolder(() => running.promise);
  await look(1);
  change('22');
  const stop = start();
  // Two looks: one that sees the change, and one that sees it again.
  vi.advanceTimersByTime(20_000);
  await vi.waitFor(() => expect(count()).toBe(1), 60_000);
  change('333');
  vi.advanceTimersByTime(20_000);
  // Looks that did not wait would read the folder before these reads of it end.
  for (let reads = 0; reads < 30; reads += 1) await stat(dir);
  expect(count()).toBe(1);
  const stopped = stop().then(() => lines.push('stopped'));
  expect(vi.getTimerCount()).toBe(0);
  running.resolve();
  await stopped;
  expect(lines).toEqual(['content imported', 'content imported', 'stopped']);
});
