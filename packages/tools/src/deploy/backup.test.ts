import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { IsolatedBackend } from '../backend/IsolatedBackend.ts';
import { root } from '../lib/root.ts';
import { DEPLOY } from './deployFiles.ts';

const server = inject('postgresUrl');
const hasPrograms = ['psql', 'pg_dump', 'pg_restore'].every(
  (name) => spawnSync(name, ['--version']).status === 0,
);

const LEADS = path.join(root, 'apps/backend/src/operator/cli/leads.ts');

/** The restore drill of docs/operate.md with the scripts of the deployment: back up, delete, restore, start, compare. */
// One drill: each test continues with the data of the previous one.
describe.skipIf(server === '' || !hasPrograms)(
  'backup and restore of the operator’s data',
  { shuffle: false },
  () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-backup-'));
    const [kept, restored] = ['kept', 'restored'].map(
      (name) => `${name}_${randomUUID().replaceAll('-', '')}`,
    ) as [string, string];
    let leads: unknown;

    const psql = (database: string, command: string): string =>
      execFileSync('psql', ['-XqtA', '-v', 'ON_ERROR_STOP=1', '-c', command], {
        env: createEnv(database),
        encoding: 'utf8',
      }).trim();
    /** libpq's variables of a database of the test's server. */
    function createEnv(database: string): NodeJS.ProcessEnv {
      const { hostname, port, username, password } = new URL(server);
      const own = {
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGPASSWORD: password,
        PGDATABASE: database,
      };
      return { ...process.env, ...own, BACKUP_DIR: folder, BACKUP_KEEP: '2' };
    }
    const runScript = (name: string, database: string, ...args: string[]) =>
      spawnSync('sh', [path.join(DEPLOY, 'backup', name), ...args], {
        env: createEnv(database),
        encoding: 'utf8',
      });
    const getAddress = (database: string): string =>
      Object.assign(new URL(server), { pathname: `/${database}` }).href;
    const listLeads = (database: string): unknown =>
      JSON.parse(
        execFileSync(process.execPath, [LEADS, 'export', '--format', 'json'], {
          env: { ...process.env, DATABASE_URL: getAddress(database), VVOZ_DATA_DIR: folder },
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }),
      );
    const listDumps = () =>
      readdirSync(folder)
        .filter((name) => name.startsWith('vvoz-state-'))
        .toSorted();

    /** Starts a backend on a database, sends it a lead for each key, and ends it. Returns the ids of the leads. */
    async function sendLeads(database: string, keys: readonly string[]): Promise<string[]> {
      const backend = new IsolatedBackend({
        dataDir: path.join(folder, database),
        port: await getPort(),
        env: { DATABASE_URL: getAddress(database) },
      });
      await backend.start();
      try {
        const ids: string[] = [];
        for (const [index, key] of keys.entries()) {
          const answer = await fetch(`${backend.url}/api/request/send`, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': key },
            body: JSON.stringify({
              name: 'Проверка',
              tel: `+7914700000${index}`,
              consent: { version: '2026-11-01' },
            }),
          });
          const { data } = (await answer.json()) as { data?: { id: string } };
          ids.push(data?.id ?? `status ${answer.status}`);
        }
        return ids;
      } finally {
        await backend.end();
      }
    }

    const keys = Array.from({ length: 3 }, () => randomUUID());
    let ids: string[];
    beforeAll(async () => {
      for (const name of [kept, restored]) psql('postgres', `create database ${name}`);
      ids = await sendLeads(kept, keys);
      leads = listLeads(kept);
    });
    afterAll(() => {
      for (const name of [kept, restored]) psql('postgres', `drop database ${name} with (force)`);
      rmSync(folder, { recursive: true, force: true });
    });

    test('a database without the backend’s tables is not backed up, and no file is left', () => {
      const { status, stderr } = runScript('backup.sh', restored);
      expect([status, stderr]).toEqual([1, expect.stringContaining('has no table of leads')]);
      expect(readdirSync(folder).filter((name) => name.includes('.dump'))).toEqual([]);
    });

    test('every lead is restored into an empty database; a backend on it recognises them', async () => {
      expect(leads).toHaveLength(keys.length);
      expect(runScript('backup.sh', kept)).toMatchObject({ status: 0, stderr: '' });
      const [dump = ''] = listDumps();
      const { status, stdout, stderr } = runScript('restore.sh', restored, path.join(folder, dump));
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toContain(`${keys.length} leads`);
      expect(listLeads(restored)).toEqual(leads);
      // A visitor's repeated request is still the same lead.
      expect(await sendLeads(restored, keys)).toEqual(ids);
      expect(psql(restored, 'select count(*) from lead')).toBe(String(keys.length));
    });

    test('a database with leads is overwritten only on request, and never by a damaged file', () => {
      const dump = path.join(folder, listDumps()[0] ?? '');
      psql(restored, 'delete from lead where id <> (select min(id) from lead)');
      const refused = runScript('restore.sh', restored, dump);
      expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('has 1 leads already')]);
      const damaged = path.join(folder, 'damaged.dump');
      writeFileSync(damaged, 'PGDMP');
      expect(runScript('restore.sh', restored, damaged, '--replace').status).not.toBe(0);
      expect(psql(restored, 'select count(*) from lead')).toBe('1');
      expect(runScript('restore.sh', restored, dump, '--replace').status).toBe(0);
      expect(listLeads(restored)).toEqual(leads);
    });

    test('only the newest backups are kept; other files are not deleted', () => {
      for (const day of ['20240101', '20240102', '20240103'])
        writeFileSync(path.join(folder, `vvoz-state-${day}T000000Z.dump`), '');
      writeFileSync(path.join(folder, 'notes.txt'), '');
      expect(runScript('backup.sh', kept).status).toBe(0);
      // The new one and, unless both were made in the same second, that of the first test.
      const dumps = listDumps();
      expect(dumps).toHaveLength(2);
      expect(dumps.at(-1)).not.toContain('2024');
      expect(dumps).not.toContain('vvoz-state-20240102T000000Z.dump');
      expect(readdirSync(folder)).toContain('notes.txt');
    });
  },
);
