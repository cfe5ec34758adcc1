import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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
