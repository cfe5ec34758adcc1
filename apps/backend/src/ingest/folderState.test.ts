import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openState, type State } from '../state/openState.ts';
import { eachState } from '../state/testing/eachState.ts';
import { readFolderState } from './folderState.ts';

/** A time with milliseconds, whose day depends on the time zone. */
const WRITTEN = new Date('2026-11-21T23:47:13.456Z');

/** Creates a folder with one file at its top and one of a table. */
function makeFolder() {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-folder-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const write = (name: string, text: string, at = WRITTEN) => {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, at, at);
  };
  write('lots.ndjson', 'one');
  write('main/part-1.ndjson', 'two');
  return { dir, write, file: (name: string) => path.join(dir, name) };
}

type Folder = ReturnType<typeof makeFolder>;

/** Each test uses its own source name, in one shared database. */
let state: State;
let sources = 0;
let home: string;
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'vvoz-folder-state-'));
  state = await openState({ file: path.join(home, 'state.sqlite') });
});
afterAll(async () => {
  await state.close();
  rmSync(home, { recursive: true, force: true });
});

/** Creates a folder whose state is saved. */
async function createSavedFolder() {
  const folder = makeFolder();
  sources += 1;
  const name = `source${sources}`;
  const readState = (table = 'main') => readFolderState(state.db, `${name}/${table}`, folder.dir);
  await (await readState()).remember();
  return { ...folder, readState, changed: async () => (await readState()).changed };
}

eachState('the state of a folder', ({ open }) => {
  test('counts as changed until it is saved, and again when the files change', async () => {
    const { db } = await open();
    const { dir, write } = makeFolder();
    const first = await readFolderState(db, 'aleado/main', dir);
    expect(first.changed).toBe(true);
    expect((await readFolderState(db, 'aleado/main', dir)).changed).toBe(true);
    await first.remember();
    expect((await readFolderState(db, 'aleado/main', dir)).changed).toBe(false);
    write('lots.ndjson', 'longer');
    const second = await readFolderState(db, 'aleado/main', dir);
    expect(second.changed).toBe(true);
    await second.remember();
    expect((await readFolderState(db, 'aleado/main', dir)).changed).toBe(false);
  });
});

test.each<[string, (folder: Folder) => void]>([
  ['a file longer than before', ({ write }) => write('lots.ndjson', 'one more')],
  [
    'a file of the same length, written later',
    ({ write }) => write('lots.ndjson', 'eno', new Date(WRITTEN.getTime() + 1000)),
  ],
  ['a new file', ({ write }) => write('more.ndjson', '')],
  ['a new file of the table', ({ write }) => write('main/part-2.ndjson', '')],
  ['a removed file', ({ file }) => rmSync(file('main/part-1.ndjson'))],
  ['a renamed file', ({ file }) => renameSync(file('lots.ndjson'), file('stol.ndjson'))],
  ['a file named part', ({ write }) => write('part', 'three')],
])('%s is a change', async (_change, make) => {
  const folder = await createSavedFolder();
  make(folder);
  expect(await folder.changed()).toBe(true);
});

test.each<[string, (folder: Folder) => void]>([
  ['a file that is still being written', ({ write }) => write('main/part-2.ndjson.part', 'half')],
  ["another table's file", ({ write }) => write('stat/part-1.ndjson', 'other')],
  ['a file deeper than the tables', ({ write }) => write('main/old/part-1.ndjson', 'old')],
  ['a file written again as it was', ({ write }) => write('lots.ndjson', 'one')],
  ['an empty folder', ({ file }) => mkdirSync(file('empty'))],
])('%s is not a change', async (_change, make) => {
  const folder = await createSavedFolder();
  make(folder);
  expect(await folder.changed()).toBe(false);
});

test('the state of each table of a folder is saved separately', async () => {
  const { readState, write, changed } = await createSavedFolder();
  const readStat = () => readState('stat');
  expect((await readStat()).changed).toBe(true);
  await (await readStat()).remember();
  write('main/part-1.ndjson', 'longer');
  expect([await changed(), (await readStat()).changed]).toEqual([true, false]);
  await (await readState()).remember();
  expect(await changed()).toBe(false);
});

test('files that arrive during an import count as a change after it', async () => {
  const { readState, write, changed } = await createSavedFolder();
  const seen = await readState();
  write('late.ndjson', 'late');
  await seen.remember();
  expect(await changed()).toBe(true);
});

test('a missing folder is like one without files', async () => {
  const { readState, dir, changed } = await createSavedFolder();
  rmSync(dir, { recursive: true });
  expect(await changed()).toBe(true);
  await (await readState()).remember();
  expect(await changed()).toBe(false);
});
