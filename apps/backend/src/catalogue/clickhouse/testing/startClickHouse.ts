import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const PROGRAM = ['/usr/sbin/clickhouse-server', '/usr/bin/clickhouse-server'].find((file) =>
  existsSync(file),
);

/** False where the server is not installed: its tests are skipped (Debian: apt-get install clickhouse-server). */
export const HAS_CLICKHOUSE = PROGRAM !== undefined;

const MAX_START_MS = 30_000;

const USERS = `<yandex><profiles><default/></profiles><quotas><default/></quotas>
  <users><default><password/><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users></yandex>`;

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface ClickHouseServer {
  /** Creates a database and returns its address. */
  readonly createDatabase: () => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** Starts a server in a folder of its own. Throws when it does not answer within half a minute. */
export async function startClickHouse(): Promise<ClickHouseServer> {
  if (PROGRAM === undefined) throw new Error('clickhouse-server is not installed');
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-clickhouse-'));
  const [http, tcp] = [await findPort(), await findPort()];
  writeFileSync(path.join(dir, 'users.xml'), USERS);
  writeFileSync(
    path.join(dir, 'config.xml'),
    `<yandex><logger><level>warning</level><log>${dir}/log</log><errorlog>${dir}/errors</errorlog></logger>
      <listen_host>127.0.0.1</listen_host><http_port>${http}</http_port><tcp_port>${tcp}</tcp_port>
      <path>${dir}/data/</path><tmp_path>${dir}/tmp/</tmp_path><user_files_path>${dir}/files/</user_files_path>
      <mark_cache_size>16777216</mark_cache_size><users_config>${dir}/users.xml</users_config>
      <default_profile>default</default_profile><default_database>default</default_database></yandex>`,
  );
  const child: ChildProcess = spawn(PROGRAM, [`--config-file=${dir}/config.xml`], { stdio: 'ignore' });
  const ask = (query: string) => fetch(`http://127.0.0.1:${http}/`, { method: 'POST', body: query });
  const stop = async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    rmSync(dir, { recursive: true, force: true });
  };
  for (const end = Date.now() + MAX_START_MS; ;) {
    const isUp = await ask('select 1').then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || Date.now() > end) {
      await stop();
      throw new Error(`${PROGRAM} did not start`);
    }
    await pause(100);
  }
  return {
    createDatabase: async () => {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      const answer = await ask(`create database ${name}`);
      if (!answer.ok) throw new Error(await answer.text());
      return `clickhouse://127.0.0.1:${http}/${name}`;
    },
    stop,
  };
}
