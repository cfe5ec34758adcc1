import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IsolatedBackend } from '@vvoz/tools/backend/IsolatedBackend';
import { runOperatorProgram } from '@vvoz/tools/backend/runOperatorProgram';
import { root } from '@vvoz/tools/lib/root';
import { findFreePorts } from '@vvoz/tools/start/ports';

/**
 * Everything real is set in the shell: a database, sources, targets of leads, the managers' chat, a data folder with
 * requests. Programs that play must neither connect to any of it nor change the folder.
 */
const parent = mkdtempSync(path.join(os.tmpdir(), 'vvoz-play-'));
const real = path.join(parent, 'real');
let server: Server;
let connections = 0;
let realVariables: Readonly<Record<string, string>>;

function listFiles(dir: string): string {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const { size, mtimeMs } = statSync(path.join(dir, name));
      return `${name} ${size} ${mtimeMs}`;
    })
    .join('\n');
}

beforeAll(async () => {
  server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  realVariables = {
    DATABASE_URL: `postgres://vvoz:secret@127.0.0.1:${port}/vvoz`,
    PGHOST: '127.0.0.1',
    PGPORT: String(port),
    API_URL: url,
    VVOZ_DATA_DIR: real,
    VVOZ_BACKUP_DIR: path.join(real, 'backups'),
    VVOZ_CBR_URL: url,
    VVOZ_JPCENTER_URL: url,
    VVOZ_JPCENTER_CODE: 'real-code',
    VVOZ_WORDPRESS_URL: url,
    VVOZ_LEADS_WEBHOOK_URL: url,
    VVOZ_LEADS_WEBHOOK_SECRET: 'a real secret of the webhook',
    VVOZ_LEADS_BITRIX24_URL: `${url}/rest/1/real/`,
    VVOZ_OPERATOR_PASSWORD: 'the real password',
    VVOZ_STOREFRONT_SECRET: 'real-secret-of-the-storefronts-0123456789',
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
  };
  mkdirSync(path.join(real, 'backups'), { recursive: true });
  await runOperatorProgram('migrate', ['up'], { VVOZ_DATA_DIR: real });
});
afterAll(() => {
  server.close();
  rmSync(parent, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly output: string;
}

const runProgram = (file: string, args: readonly string[], env: object = {}): Promise<Ended> =>
  new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [path.join(root, file), ...args],
      { cwd: root, env: { ...process.env, ...realVariables, ...env }, maxBuffer: 1 << 26 },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });

test.for([
  ['rehearse', 'lab/src/rehearse/rehearse.ts', ['--check', '--data-dir', real]],
  ['bench', 'lab/src/bench/bench.ts', ['api']],
  ['chaos pair', 'lab/src/chaos/chaos.ts', ['pair', '--data-dir', real]],
  ['load volley', 'lab/src/load/load.ts', ['volley']],
  ['load visitors', 'lab/src/load/load.ts', ['visitors']],
  ['fuzz', 'lab/src/fuzz/fuzz.ts', ['abuse-api']],
  ['gateway', 'packages/tools/src/gateway/gateway.ts', []],
  ['seed', 'apps/backend/src/operator/cli/seed.ts', ['--data-dir', real]],
] as const)('%s refuses the folder of an installation', async ([, file, args]) => {
  const before = listFiles(real);
  // Without the variables the folder alone must be reason enough.
  const env = file.endsWith('seed.ts')
    ? Object.fromEntries(Object.keys(realVariables).map((name) => [name, undefined]))
    : {};
  const { code, output } = await runProgram(file, args, env);
  expect(output).toContain(`${real} has`);
  expect(code).toBe(1);
  expect(listFiles(real)).toBe(before);
  expect(connections).toBe(0);
});

test('fuzz refuses an address of another machine', async () => {
  const args = ['abuse-api', '--base', 'https://api.example.org'];
  const { code, output } = await runProgram('lab/src/fuzz/fuzz.ts', args);
  expect(output).toContain('is not on this machine');
  expect(code).toBe(1);
});

test('demo lots are not written while the variables are those of an installation', async () => {
  const dir = path.join(parent, 'fresh');
  const { code, output } = await runProgram('apps/backend/src/operator/cli/seed.ts', ['--data-dir', dir]);
  expect(output).toContain('The variables are those of an installation');
  expect(code).toBe(1);
  expect(readdirSync(parent)).not.toContain('fresh');
  expect(connections).toBe(0);
});

test('chaos sends its leads to a backend of its own', async () => {
  const before = listFiles(real);
  const args = ['leads', '3', '--kills', '0', '--times', '0'];
  const { code, output } = await runProgram('lab/src/chaos/chaos.ts', args);
  expect(output).toContain('answered 3, lost 0');
  expect(code).toBe(0);
  expect(connections).toBe(0);
  expect(listFiles(real)).toBe(before);
});

test('a backend of a play inherits nothing real, and each line of its log says so', async () => {
  const previous = { ...process.env };
  Object.assign(process.env, realVariables, { VVOZ_PLAY: 'rehearse' });
  try {
    const { backend: port } = await findFreePorts();
    const backend = new IsolatedBackend({ dataDir: path.join(parent, 'own'), port, readyPath: '/livez' });
    await backend.start();
    await fetch(`${backend.url}/api/options`);
    await backend.end();
    const lines = readFileSync(backend.logFile, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ play: 'rehearse' });
    expect(connections).toBe(0);
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in previous)) delete process.env[name];
    Object.assign(process.env, previous);
  }
});
