import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { openState } from '../../state/openState.ts';
import { createBackup } from '../backup/createBackup.ts';
import { findInBackups } from './findInBackups.ts';

const TEL = '+79140000001';

/** A database with a request of TEL, and backups of it, one a day. */
async function createBackups(days: number) {
  const dir = createTempDir();
  const file = path.join(dir, 'state.sqlite');
  const state = await openState({ file });
  await saveLead(state, createSampleLead({ tel: TEL }), []);
  await state.close();
  const backups = path.join(dir, 'backups');
  const folders: string[] = [];
  for (let day = 1; day <= days; day += 1) {
    const now = new Date(Date.UTC(2026, 0, day));
    folders.push((await createBackup({ place: { file }, dir: backups, now })).folder);
  }
  return { file, backups, folders };
}

test('a backup is removed by the next ones, also when there are more than are kept by now', async () => {
  const { file, backups, folders } = await createBackups(3);
  const find = (keep: number, tel = TEL) => findInBackups(tel, { dir: backups, keep }, file);
  expect(find(3)).toEqual(folders.map((place, at) => ({ place, expiresAfter: at + 1 })));
  expect(find(1).map(({ expiresAfter }) => expiresAfter)).toEqual([1, 1, 1]);
  expect(find(3, '+79140000002')).toEqual([]);
});

test('a copy that has the number in a chat message only is named', async () => {
  const { file, backups, folders } = await createBackups(1);
  const copy = new Sqlite(path.join(folders[0] ?? '', 'state.sqlite'));
  copy.prepare('delete from lead').run();
  const find = () => findInBackups(TEL, { dir: backups, keep: 2 }, file).map(({ place }) => place);
  expect(find()).toEqual([]);
  const [conversation, at] = ['4e8d3a1c-7f52-4c86-9b03-d1e5a6f7c829', '2026-01-01T00:00:00.000Z'];
  for (const [id, text] of [
    ['1', 'звоните после шести'],
    ['2', 'мой номер 8 (914) 000-00-01'],
  ])
    copy
      .prepare("insert into chat_message (id, conversation, author, text, at) values (?, ?, 'visitor', ?, ?)")
      .run(id, conversation, text, at);
  copy.close();
  expect(find()).toEqual(folders);
});

test('a copy that cannot be read, and one that a restore has replaced, are named', async () => {
  const { file, backups, folders } = await createBackups(1);
  const replaced = `${file}.replaced-20261122T030405678Z`;
  for (const suffix of ['', '-wal']) copyFileSync(file, replaced + suffix);
  writeFileSync(path.join(folders[0] ?? '', 'state.sqlite'), 'damaged');
  expect(findInBackups('+79140000002', { dir: backups, keep: 2 }, file).map(({ place }) => place)).toEqual(
    folders,
  );
  expect(findInBackups(TEL, { dir: backups, keep: 2 }, file)).toEqual([
    { place: folders[0], expiresAfter: 2 },
    { place: replaced, expiresAfter: undefined },
  ]);
  expect(findInBackups(TEL, { dir: '/nowhere', keep: 2 }, '/nowhere/state.sqlite')).toEqual([]);
});
