import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { defaultSettings } from '../../cost/defaultSettings.ts';
import { saveSettings } from '../../cost/store/settingsStore.ts';
import { findActiveConsents } from '../../leads/consents/consentRegister.ts';
import { findLead } from '../../leads/findLeads.ts';
import { formatLeadRow } from '../../leads/leadRecord.ts';
import { saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { openState, type State, type StateLocation } from '../../state/openState.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { forgetPersonalData } from '../privacy/forgetPersonalData.ts';
import { withdrawMarketing } from '../privacy/withdrawMarketing.ts';
import { backUp, createBackup } from './createBackup.ts';
import { describeFile } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';

const NOW = new Date('2026-11-22T03:04:05.678Z');
const LATER = new Date('2026-11-22T04:00:00.000Z');
const TEL = '+79140000001';

/** Opens a database for `run` and closes it afterwards, because a restore refuses a database that is in use. */
async function use<T>(place: StateLocation, run: (state: State) => Promise<T>): Promise<T> {
  const state = await openState(place);
  try {
    return await run(state);
  } finally {
    await state.close();
  }
}
const addLead = (state: State, tel: string, targets: string[] = []) =>
  saveLead(state, createSampleLead({ tel }), targets);
const addMessage = (state: State, id: string, text: string) =>
  state.db
    .insertInto('chat_message')
    .values({
      id,
      conversation: `c-${id}`,
      at: NOW.toISOString(),
      author: 'visitor',
      text,
      host: 'main',
      page: '/',
      forwarded_at: '',
      forwarded_as: '',
    })
    .execute();
const listUnfinished = (dir: string) => readdirSync(dir).filter((name) => name.startsWith('.restoring-'));
/** Changes the manifest of a backup, as if it was made so. */
function editManifest(folder: string, fields: object): void {
  const file = path.join(folder, 'manifest.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...fields }));
}
const listTels = (place: StateLocation) =>
  use(place, async ({ db }) =>
    (await db.selectFrom('lead').select('tel').orderBy('tel').execute()).map(({ tel }) => tel),
  );

eachState('backup and restore', ({ place, open }) => {
  const restore = (
    folder: string,
    to: StateLocation,
    options: { isForced?: boolean; backupDir?: string } = {},
  ) =>
    restoreBackup({ folder, place: to, backupDir: createTempDir(), isForced: false, now: LATER, ...options });

  test.each([
    "create trigger t after insert on lead begin update lead set tel = '+79990000000'; end",
    'create view v as select * from lead',
  ])('a backup with foreign code is refused, whatever its checksums say: %s', async (code) => {
    const where = await place();
    await use(where, (state) => addLead(state, TEL));
    const { folder } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    const file = path.join(folder, 'state.sqlite');
    const copy = new Sqlite(file);
    copy.exec(code);
    copy.close();
    editManifest(folder, { files: [await describeFile(folder, 'state.sqlite')] });
    await expect(restore(folder, where, { isForced: true })).rejects.toThrow(
      /has what no backup of ours has/,
    );
    expect(await listTels(where)).toEqual([TEL]);
  });

  test('a backup has all that was saved before it, and is readable by its owner only', async () => {
    const from = await place();
    await use(from, async (state) => {
      for (const at of [1, 2, 3]) await addLead(state, `+7914000000${at}`, ['webhook']);
      await addMessage(state, 'm', 'Здравствуйте: «тест» 😀');
    });
    const dir = path.join(createTempDir(), 'new/backups');
    const { folder, manifest } = await createBackup({ place: from, dir, now: NOW });
    expect(path.basename(folder)).toBe('vvoz-20261122T030405678Z');
    expect(manifest.tables).toMatchObject({ lead: 3, delivery: 3, chat_message: 1 });
    expect(readdirSync(dir)).toEqual([path.basename(folder)]);
    const modes = [dir, folder, ...readdirSync(folder).map((name) => path.join(folder, name))].map((file) =>
      (statSync(file).mode & 0o777).toString(8),
    );
    expect(modes).toEqual(['700', '700', '600', '600']);
    const to = await place();
    const { keptPath, removals } = await restore(folder, to);
    expect([keptPath, removals]).toEqual([undefined, undefined]);
    const readAll = (where: StateLocation) =>
      use(where, async ({ db }) => ({
        leads: await db.selectFrom('lead').selectAll().orderBy('id').execute(),
        deliveries: await db.selectFrom('delivery').selectAll().orderBy('id').execute(),
        messages: await db.selectFrom('chat_message').selectAll().execute(),
      }));
    expect(await readAll(to)).toEqual(await readAll(from));
  });

  test('a backup made while leads arrive has all that were saved before it began, and is consistent', async () => {
    const from = await place();
    const state = await open(from);
    const saved: string[] = [];
    const enough = new AbortController();
    const writers = Array.from({ length: 4 }, async (_, writer) => {
      for (let at = 0; !enough.signal.aborted; at += 1) {
        saved.push(
          (await addLead(state, `+79${writer}${String(at).padStart(8, '0')}`, ['webhook', 'smtp'])).id,
        );
        await pause(1);
      }
    });
    while (saved.length < 20) await pause(5);
    const before = [...saved];
    const { folder, manifest } = await createBackup({ place: from, dir: createTempDir(), now: NOW });
    enough.abort();
    await Promise.all(writers);
    expect(manifest.tables['delivery']).toBe((manifest.tables['lead'] ?? 0) * 2);
    const to = await place();
    await restore(folder, to);
    const ids = await use(to, async ({ db }) =>
      (await db.selectFrom('lead').select('id').execute()).map(({ id }) => id),
    );
    expect(before.filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('a database that has more than the backup is replaced only with force, and is kept', async () => {
    const where = await place();
    await use(where, (state) => addLead(state, TEL));
    const { folder } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    await use(where, (state) => addLead(state, '+79140000002'));
    await use(where, (state) => addMessage(state, 'later', 'x'));
    await use(where, ({ db }) => saveSettings(db, defaultSettings, 'a price'));
    await expect(restore(folder, where)).rejects.toThrow(
      /has 1 request, 1 chat message, 1 version of the cost settings that .*--force/,
    );
    if ('file' in where) expect(listUnfinished(path.dirname(where.file))).toEqual([]);
    expect(await listTels(where)).toHaveLength(2);
    const { keptPath = '' } = await restore(folder, where, { isForced: true });
    expect(await listTels(where)).toEqual([TEL]);
    // What was replaced can be put back in the same way: as a file, or as a backup.
    if ('file' in where) expect(await listTels({ file: keptPath })).toHaveLength(2);
    else {
      await restore(keptPath, where);
      expect(await listTels(where)).toHaveLength(2);
    }
  });

  test('a restore repeats the removals and withdrawals that followed the backup', async () => {
    const where = await place();
    await use(where, async (state) => {
      await addLead(state, TEL, ['webhook']);
      await addLead(state, '+79140000002', ['webhook']);
      await addMessage(state, 'hers', 'Мой номер 8 914 000-00-01');
      await addMessage(state, 'his', 'Добрый день');
    });
    await use(where, async (state) => {
      const lead = createSampleLead({ tel: '+79140000003' });
      await saveLead(state, { ...lead, marks: { ...lead.marks, marketing: '2026-11-01' } }, []);
    });
    const { folder } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    await use(where, async (state) => {
      await forgetPersonalData(state, { cause: 'request', tel: TEL }, LATER);
      // A removal that deletes no message says nothing about those that another one deletes.
      await forgetPersonalData(state, { cause: 'request', tel: '+79140000009' }, LATER);
      await withdrawMarketing(state, '+79140000003', LATER);
    });
    const { removals } = await restore(folder, where);
    expect(removals).toMatchObject({
      messages: ['hers'],
      entries: [{ at: LATER.toISOString() }, { at: LATER.toISOString() }],
    });
    await use(where, async ({ db }) => {
      expect(await db.selectFrom('lead').select(['tel', 'name']).orderBy('tel').execute()).toEqual([
        { tel: '', name: '' },
        { tel: '+79140000002', name: 'Анна Проверочная' },
        { tel: '+79140000003', name: 'Анна Проверочная' },
      ]);
      const activeConsents = await findActiveConsents(db, '+79140000003');
      expect(activeConsents.map(({ scope }) => scope)).toEqual(['request']);
      const withdrawn = await db
        .selectFrom('consent_event')
        .select('scope')
        .where('act', '=', 'withdrawn')
        .execute();
      expect(withdrawn.map(({ scope }) => scope).toSorted()).toEqual(['marketing', 'request']);
      expect(await db.selectFrom('delivery').selectAll().execute()).toHaveLength(1);
      expect(await db.selectFrom('chat_message').select('id').execute()).toEqual([{ id: 'his' }]);
      expect(await db.selectFrom('privacy_log').select('cause').execute()).toEqual([
        { cause: 'request' },
        { cause: 'request' },
      ]);
    });
  });

  test('every removal is repeated, however many there were', async () => {
    const where = await place();
    const leads = Array.from({ length: 501 }, () => createSampleLead({ tel: TEL }));
    await use(where, ({ db }) => db.insertInto('lead').values(leads.map(formatLeadRow)).execute());
    const { folder } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    await use(where, (state) => forgetPersonalData(state, { cause: 'request', tel: TEL }, LATER));
    await restore(folder, where);
    expect(new Set(await listTels(where))).toEqual(new Set(['']));
  });

  test('removals and withdrawals that the backup has are not repeated', async () => {
    const where = await place();
    const lead = createSampleLead({ tel: '+79140000003' });
    await use(where, async (state) => {
      await addLead(state, TEL);
      await saveLead(state, { ...lead, marks: { ...lead.marks, marketing: '2026-11-01' } }, []);
      await forgetPersonalData(state, { cause: 'request', tel: TEL }, NOW);
      await withdrawMarketing(state, lead.tel, NOW);
    });
    const { folder } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    await use(where, (state) => forgetPersonalData(state, { cause: 'request', tel: '+79140000009' }, LATER));
    const { removals } = await restore(folder, where);
    expect(removals).toMatchObject({ leads: [], entries: [{ at: LATER.toISOString() }], withdrawals: [] });
    const log = await use(where, ({ db }) =>
      db.selectFrom('privacy_log').select('at').orderBy('at').execute(),
    );
    expect(log).toEqual([{ at: NOW.toISOString() }, { at: LATER.toISOString() }]);
  });

  test('a withdrawal alone is repeated, in the consents and in the marks of the request', async () => {
    const where = await place();
    const lead = createSampleLead({ tel: TEL });
    await use(where, (state) =>
      saveLead(state, { ...lead, marks: { ...lead.marks, marketing: '2026-11-01' } }, []),
    );
    const { folder } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    await use(where, (state) => withdrawMarketing(state, TEL, LATER));
    expect((await restore(folder, where)).removals?.withdrawals).toHaveLength(1);
    await use(where, async (state) => {
      expect((await findLead(state, lead.id))?.lead.marks).toMatchObject({ marketing: '' });
      expect((await findActiveConsents(state.db, TEL)).map(({ scope }) => scope)).toEqual(['request']);
    });
  });

  test('a backup of a newer release, or whose manifest tells other contents, is not restored', async () => {
    const where = await place();
    await use(where, (state) => addLead(state, TEL));
    const { folder, manifest } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    const isRefused = (error: RegExp) =>
      expect(restore(folder, where, { isForced: true })).rejects.toThrow(error);
    editManifest(folder, { tables: { ...manifest.tables, lead: 2 } });
    await isRefused(/the tables differ from the manifest/);
    editManifest(folder, { tables: manifest.tables, schema: '0001-older' });
    await isRefused(/the tables differ from the manifest/);
    const copy = new Sqlite(path.join(folder, 'state.sqlite'));
    copy.prepare('insert into kysely_migration values (?, ?)').run('9999-newer', LATER.toISOString());
    copy.close();
    editManifest(folder, { schema: '9999-newer', files: [await describeFile(folder, 'state.sqlite')] });
    await isRefused(/newer release \(9999-newer\)/);
    expect(await listTels(where)).toEqual([TEL]);
  });

  test('a database without the tables of later releases is replaced', async () => {
    const where = await place();
    await use(where, (state) => addLead(state, TEL));
    const { folder } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    await use(where, async ({ db }) => {
      for (const table of ['chat_message', 'consent_event', 'privacy_log'])
        await db.schema.dropTable(table).execute();
      await sql`delete from kysely_migration where name > '0002'`.execute(db);
    });
    await restore(folder, where);
    await use(where, async ({ db }) => {
      expect(await db.selectFrom('lead').select('tel').execute()).toEqual([{ tel: TEL }]);
      expect(await db.selectFrom('chat_message').selectAll().execute()).toEqual([]);
    });
  });

  test('a damaged or cut backup changes nothing', async () => {
    const where = await place();
    await use(where, (state) => addLead(state, TEL));
    const { folder } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    const file = path.join(folder, 'state.sqlite');
    const bytes = readFileSync(file);
    const other = Buffer.from(bytes);
    other[other.length - 100]! ^= 1;
    for (const damaged of [other, bytes.subarray(0, -4096), Buffer.from('no database')]) {
      writeFileSync(file, damaged);
      await expect(restore(folder, where, { isForced: true })).rejects.toThrow(
        /state\.sqlite is not what was backed up/,
      );
    }
    rmSync(file);
    await expect(restore(folder, where)).rejects.toThrow(/state\.sqlite is missing.*backup list/);
    rmSync(path.join(folder, 'manifest.json'));
    await expect(restore(folder, where)).rejects.toThrow(/is not a backup/);
    expect(await listTels(where)).toEqual([TEL]);
  });

  test('a database that a backend uses is not replaced', async () => {
    const where = await place();
    const state = await open(where);
    await addLead(state, TEL);
    const { folder } = await createBackup({ place: where, dir: createTempDir(), now: NOW });
    await expect(restore(folder, where)).rejects.toThrow(/stop (?:the backend|it) first/);
    expect(await state.db.selectFrom('lead').select('tel').execute()).toEqual([{ tel: TEL }]);
  });

  test('only the newest backups stay, and other files are not touched; a failed backup removes none', async () => {
    const from = await place();
    await use(from, (state) => addLead(state, TEL));
    const dir = createTempDir();
    writeFileSync(path.join(dir, 'notes.txt'), '');
    for (const day of [1, 2, 3])
      await backUp({ place: from, dir, now: new Date(Date.UTC(2026, 0, day)), keep: 2 });
    for (const [name, at] of [
      ['.vvoz-old.part', Date.now() - 90_000_000],
      ['.vvoz-young.part', Date.now() - 80_000_000],
      ['vvoz-20270101T000000000Z', Date.now()],
    ] as const) {
      mkdirSync(path.join(dir, name));
      utimesSync(path.join(dir, name), at / 1000, at / 1000);
    }
    await backUp({ place: from, dir, now: new Date(Date.UTC(2026, 0, 3, 1)), keep: 2 });
    // The backup that another process writes has no manifest yet, or not its name.
    expect(readdirSync(dir).toSorted()).toEqual([
      '.vvoz-young.part',
      'notes.txt',
      'vvoz-20260103T000000000Z',
      'vvoz-20260103T010000000Z',
      'vvoz-20270101T000000000Z',
    ]);
    for (const name of ['.vvoz-young.part', 'vvoz-20270101T000000000Z'])
      rmSync(path.join(dir, name), { recursive: true });
    const remainingNames = ['notes.txt', 'vvoz-20260103T000000000Z', 'vvoz-20260103T010000000Z'];
    const nowhere: StateLocation =
      'url' in from ? { url: from.url.replace(/[^/]*$/, 'no_such_database') } : { file: `${from.file}.none` };
    await expect(backUp({ place: nowhere, dir, now: NOW, keep: 1 })).rejects.toThrow(/does not exist/);
    expect(readdirSync(dir).toSorted()).toEqual(remainingNames);
  });
});

test('a database without the table of leads is not backed up, and nothing is left', async () => {
  const dir = createTempDir();
  const file = path.join(dir, 'foreign.sqlite');
  writeFileSync(file, '');
  await expect(createBackup({ place: { file }, dir: path.join(dir, 'backups'), now: NOW })).rejects.toThrow(
    /no table of leads.*VVOZ_DATA_DIR/,
  );
  expect(readdirSync(path.join(dir, 'backups'))).toEqual([]);
});

test('a catalogue is backed up and put back on request; the replaced one is kept', async () => {
  const dir = createTempDir();
  const file = path.join(dir, 'state.sqlite');
  const catalogueFile = path.join(dir, 'vvoz.sqlite');
  await use({ file }, (state) => addLead(state, TEL));
  const writeLot = (id: string) => {
    const db = new Sqlite(catalogueFile);
    db.exec(`create table if not exists lot (id text); delete from lot; insert into lot values ('${id}')`);
    db.close();
  };
  const readLot = (from = catalogueFile) => {
    const db = new Sqlite(from, { readonly: true });
    const id = db.prepare('select id from lot').pluck().get();
    db.close();
    return id;
  };
  writeLot('old');
  const backups = path.join(dir, 'backups');
  const place = { file };
  const plain = await createBackup({ place, dir: backups, now: NOW });
  const { folder, manifest } = await createBackup({ place, catalogueFile, dir: backups, now: LATER });
  expect(manifest.files.map(({ name }) => name)).toEqual(['state.sqlite', 'catalogue.sqlite']);
  writeLot('new');
  const options = { place, backupDir: backups, now: LATER, isForced: false };
  await restoreBackup({ ...options, folder });
  expect(readLot()).toBe('new');
  await expect(restoreBackup({ ...options, folder: plain.folder, catalogueFile })).rejects.toThrow(
    /has no catalogue/,
  );
  await restoreBackup({ ...options, folder, catalogueFile, now: new Date(LATER.getTime() + 1000) });
  expect(readLot()).toBe('old');
  expect(readLot(`${catalogueFile}.replaced-20261122T040001000Z`)).toBe('new');
  writeFileSync(catalogueFile, 'not a database, but long enough to be read as one'.repeat(100));
  await restoreBackup({ ...options, folder, catalogueFile, now: new Date(LATER.getTime() + 2000) });
  expect(readLot()).toBe('old');
  const blocked = path.join(dir, 'blocked.sqlite');
  mkdirSync(path.join(blocked, 'full'), { recursive: true });
  await expect(restoreBackup({ ...options, folder, catalogueFile: blocked })).rejects.toThrow();
  expect(existsSync(`${blocked}.restoring`)).toBe(false);
  expect(listUnfinished(dir)).toEqual([]);
});

test('a damaged catalogue is not backed up, and nothing is left', async () => {
  const dir = createTempDir();
  const place = { file: path.join(dir, 'state.sqlite') };
  const catalogueFile = path.join(dir, 'vvoz.sqlite');
  await use(place, (state) => addLead(state, TEL));
  const db = new Sqlite(catalogueFile);
  db.exec(`pragma foreign_keys = off; create table brand (id integer primary key); create table lot (brand integer references brand);
    insert into lot values (1)`);
  db.close();
  const backups = path.join(dir, 'backups');
  await expect(createBackup({ place, catalogueFile, dir: backups, now: NOW })).rejects.toThrow(
    /catalogue\.sqlite is damaged: rows refer to rows that do not exist/,
  );
  expect(readdirSync(backups)).toEqual([]);
});

test('a damaged database with a log is replaced only with force, and is kept', async () => {
  const dir = createTempDir();
  const file = path.join(dir, 'state.sqlite');
  await use({ file }, (state) => addLead(state, TEL));
  const { folder } = await createBackup({ place: { file }, dir: path.join(dir, 'backups'), now: NOW });
  writeFileSync(file, 'not a database, but long enough to be read as one'.repeat(100));
  writeFileSync(`${file}-wal`, 'old log');
  const options = { folder, place: { file }, backupDir: dir, now: LATER };
  await expect(restoreBackup({ ...options, isForced: false })).rejects.toThrow(/is damaged.*--force/);
  const { keptPath = '' } = await restoreBackup({ ...options, isForced: true });
  expect(await listTels({ file })).toEqual([TEL]);
  expect(readFileSync(keptPath, 'utf8')).toContain('not a database');
  await expect(createBackup({ place: { file: keptPath }, dir, now: LATER })).rejects.toThrow(
    /damaged.*restore/,
  );
});

test.each(['the lost database', 'a restore that was cut off'])(
  'the log that %s has left is not applied to the restored data',
  async (origin) => {
    const dir = createTempDir();
    const file = path.join(dir, 'state.sqlite');
    await use({ file }, (state) => addLead(state, TEL));
    const { folder } = await createBackup({ place: { file }, dir: path.join(dir, 'backups'), now: NOW });
    const log = path.join(dir, 'log');
    await use({ file }, async (state) => {
      await addLead(state, '+79140000002');
      copyFileSync(`${file}-wal`, log);
    });
    rmSync(file);
    const owner = origin === 'the lost database' ? file : path.join(dir, `.restoring-${process.pid}.sqlite`);
    copyFileSync(log, `${owner}-wal`);
    await restoreBackup({ folder, place: { file }, backupDir: dir, now: LATER, isForced: false });
    expect(await listTels({ file })).toEqual([TEL]);
  },
);
