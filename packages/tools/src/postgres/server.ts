import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import getPort from 'get-port';
import { endWithChildren } from '../lib/listChildren.ts';

const run = promisify(execFile);

/** Debian keeps the server's programs outside PATH, by version. */
const DEBIAN = '/usr/lib/postgresql';

/** Finds the folder with `initdb` and `postgres`; undefined if the server is not installed. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted().toReversed() : [];
  const places = [
    ...versions.map((version) => path.join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(path.delimiter),
  ];
  return places.find((place) => ['initdb', 'postgres'].every((name) => existsSync(path.join(place, name))));
}

/** Finds a user to run the server as, because it refuses to run as root. Undefined: this program is not run by root. */
async function findServerUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const users = await readFile('/etc/passwd', 'utf8');
  const [, , uid, gid] =
    users
      .split('\n')
      .find((line) => /^(postgres|nobody):/.test(line))
      ?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error(
      'PostgreSQL does not run as root, and /etc/passwd has no user postgres or nobody to run it as',
    );
  return { uid: Number(uid), gid: Number(gid) };
}

export interface PostgresServer {
  /** Address of the database `postgres`, from which others can be created. */
  readonly url: string;
  /** Kills it and its processes (SIGKILL). */
  readonly kill: () => Promise<void>;
  /** Starts it again on the same port, with the same data. */
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const ENV = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C.UTF-8' };
const MAX_TRIES = 200;

async function waitUntilReady(child: ChildProcess, programs: string, port: number): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (child.exitCode !== null) throw new Error(`postgres ended with ${child.exitCode}`);
    const ready = await run(path.join(programs, 'pg_isready'), ['-q', '-h', '127.0.0.1', '-p', `${port}`], {
      env: ENV,
    }).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await pause(50);
  }
  throw new Error('postgres did not become ready');
}

/** Starts a server for tests on a free port, with a temporary folder and without fsync. */
export async function startPostgres(programs: string): Promise<PostgresServer> {
  const dir = await mkdtemp(path.join(tmpdir(), 'vvoz-postgres-'));
  const user = await findServerUser();
  if (user) await chown(dir, user.uid, user.gid);
  await chmod(dir, 0o700);
  const data = path.join(dir, 'data');
  await run(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { env: ENV, cwd: dir, ...user },
  );
  const port = await getPort();
  const args = ['-D', data, '-p', `${port}`, '-h', '127.0.0.1', '-k', dir];
  const settings = ['-c', 'fsync=off', '-c', 'max_connections=200'];
  let child: ChildProcess;
  const start = async () => {
    child = spawn(path.join(programs, 'postgres'), [...args, ...settings], {
      env: ENV,
      cwd: dir,
      stdio: 'ignore',
      ...user,
    });
    await waitUntilReady(child, programs, port);
  };
  await start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill: () => endWithChildren(child, 'SIGKILL'),
    start,
    stop: async () => {
      await endWithChildren(child, 'SIGINT');
      await rm(dir, { recursive: true, force: true });
    },
  };
}
