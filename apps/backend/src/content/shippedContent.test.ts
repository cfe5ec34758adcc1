import path from 'node:path';
import { expect, test } from 'vitest';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { ENTRY_KINDS } from '@vvoz/api/content/contentSchemas';
import { openTempState } from '../state/testing/openTempState.ts';
import { createContentStore } from './createContentStore.ts';
import { importFolder } from './importFolder.ts';

const FOLDER = path.resolve(import.meta.dirname, '../../content');

async function importShipped() {
  const state = await openTempState();
  await importFolder(state, FOLDER);
  return { state, content: createContentStore(state.db, { versionMs: 0 }) };
}

test('a second import of the same folder changes nothing', async () => {
  const { state, content } = await importShipped();
  const version = await content.version();
  expect(await importFolder(state, FOLDER)).toMatchObject({ added: 0, changed: 0, removed: 0 });
  expect(await content.version()).toBe(version);
});

test('every host has a front page', async () => {
  const { content } = await importShipped();
  for (const host of HOST_NAMES) expect(await content.page(host, '/'), host).toBeDefined();
});

test('every link in the texts leads to a page of the main site', async () => {
  const { content } = await importShipped();
  const broken: string[] = [];
  for (const kind of ENTRY_KINDS) {
    const { items } = await content.entries({ kind, limit: 1000, offset: 0 });
    for (const { id, html } of items)
      for (const [, href = ''] of html.matchAll(/href="(\/[^"#]*)/g))
        if (!(await content.page('main', href.split('?')[0] ?? href))) broken.push(`${id}: ${href}`);
  }
  expect(broken).toEqual([]);
});

test('every article, news, instruction and video has a page, and so has its category', async () => {
  const { content } = await importShipped();
  const missing: string[] = [];
  for (const kind of ['articles', 'news', 'instructions', 'videos'] as const) {
    const { items } = await content.entries({ kind, limit: 1000, offset: 0 });
    for (const entry of items) {
      const page = await content.page('main', entry.path);
      if (page?.entry?.id !== entry.id) missing.push(entry.path);
      const above = page?.breadcrumb.at(-2)?.path;
      if (!above || !(await content.page('main', above))) missing.push(`${entry.path}: ${above}`);
    }
  }
  expect(missing).toEqual([]);
});

test('texts have no breaking space inside a number or before a dash, and no hyphen as a dash', async () => {
  const { content } = await importShipped();
  const faults: string[] = [];
  for (const kind of ENTRY_KINDS) {
    const { items } = await content.entries({ kind, limit: 1000, offset: 0 });
    for (const { id, title, excerpt, html } of items) {
      const text = `${title} ${excerpt} ${html.replaceAll(/<[^>]*>/g, ' ')}`;
      // A plain space would let a number break over two lines.
      if (/\d \d{3}(?!\d)/.test(text.replaceAll(/8 423 200/g, '')))
        faults.push(`${id}: a space inside a number`);
      // A line must not begin with a dash.
      if (/\S — /.test(text)) faults.push(`${id}: a space before a dash`);
      if (/ - /.test(text)) faults.push(`${id}: a hyphen for a dash`);
    }
  }
  expect(faults).toEqual([]);
});
