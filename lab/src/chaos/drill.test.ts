import { execFileSync, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { expect, inject, onTestFinished, test, type TestContext } from 'vitest';
import { formatDrill, runDrill, type DrillOptions } from './drill.ts';

const LEADS = 60;
const server = inject('postgresUrl');
const hasPsql = spawnSync('psql', ['--version']).status === 0;

async function expectDrill(
  options: Pick<DrillOptions, 'env' | 'destroy' | 'dataDir'>,
  folder: string,
  annotate: TestContext['annotate'],
) {
  const result = await runDrill({
    backupDir: path.join(folder, 'backups'),
    port: await getPort(),
    leads: LEADS,
    ...options,
  });
  await annotate(formatDrill(result));
  expect(result.faults).toEqual([]);
  expect(result.before).toBeGreaterThanOrEqual(LEADS);
  expect(result.refusal).toMatch(/npm run operator -- restore BACKUP.*first start/s);
}

function createFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vvoz-drill-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const canUsePostgres = server !== '' && hasPsql;

// One drill takes twenty seconds, so it runs on one database. The tests of backup and restore run on both.
test.skipIf(canUsePostgres)(
  'SQLite: a backend that was backed up under load, destroyed and restored has every lead from before the backup',
  async ({ annotate }) => {
    const folder = createFolder();
    const dataDir = path.join(folder, 'data');
    const destroy = async () => rmSync(dataDir, { recursive: true });
    await expectDrill({ dataDir, env: {}, destroy }, folder, annotate);
  },
);

test.runIf(canUsePostgres)('PostgreSQL: the same', async ({ annotate }) => {
  const folder = createFolder();
  const name = `drill_${randomUUID().replaceAll('-', '')}`;
  const psql = (database: string, command: string) =>
    execFileSync('psql', [
      '-XqtA',
      Object.assign(new URL(server), { pathname: `/${database}` }).href,
      '-c',
      command,
    ]);
  psql('postgres', `create database ${name}`);
  onTestFinished(() => {
    psql('postgres', `drop database ${name} with (force)`);
  });
  const env = { DATABASE_URL: Object.assign(new URL(server), { pathname: `/${name}` }).href };
  const destroy = async () => {
    psql(name, 'drop schema public cascade');
    psql(name, 'create schema public');
  };
  await expectDrill({ dataDir: path.join(folder, 'data'), env, destroy }, folder, annotate);
});
