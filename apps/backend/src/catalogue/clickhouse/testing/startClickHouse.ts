import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseClickHouseUrl, type ClickHouseLocation } from '../../../lib/clickHouseUrl.ts';

const PROGRAM = ['/usr/sbin/clickhouse-server', '/usr/bin/clickhouse-server'].find((file) =>
  existsSync(file),
);

/** False where the server is not installed: its tests are skipped (Debian: apt-get install clickhouse-server). */
export const HAS_CLICKHOUSE = PROGRAM !== undefined;

const MAX_START_MS = 30_000;
const CLUSTER = 'vvoz';

const USERS = `<yandex><profiles><default/></profiles><quotas><default/></quotas>
  <users><default><password/><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users></yandex>`;

interface Ports {
  readonly http: number;
  readonly tcp: number;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

function formatConfig(dir: string, { http, tcp }: Ports, shards: readonly Ports[]): string {
  const cluster = shards.map(
    (shard) => `<shard><replica><host>127.0.0.1</host><port>${shard.tcp}</port></replica></shard>`,
  );
  return `<yandex><logger><level>warning</level><log>${dir}/log</log><errorlog>${dir}/errors</errorlog></logger>
    <listen_host>127.0.0.1</listen_host><http_port>${http}</http_port><tcp_port>${tcp}</tcp_port>
    <path>${dir}/data/</path><tmp_path>${dir}/tmp/</tmp_path><user_files_path>${dir}/files/</user_files_path>
    <mark_cache_size>16777216</mark_cache_size><users_config>${dir}/users.xml</users_config>
    <remote_servers><${CLUSTER}>${cluster.join('')}</${CLUSTER}></remote_servers>
    <default_profile>default</default_profile><default_database>default</default_database></yandex>`;
}

const ask = ({ http }: Ports, query: string) =>
  fetch(`http://127.0.0.1:${http}/`, { method: 'POST', body: query });

/** One server, whose data stay when it is killed. */
class Server {
  readonly #dir: string;
  readonly #ports: Ports;
  #child: ChildProcess | undefined;

  constructor(dir: string, ports: Ports, shards: readonly Ports[]) {
    this.#dir = dir;
    this.#ports = ports;
    mkdirSync(dir);
    writeFileSync(path.join(dir, 'users.xml'), USERS);
    writeFileSync(path.join(dir, 'config.xml'), formatConfig(dir, ports, shards));
  }

  /** Throws when it does not answer within half a minute. */
  async start(): Promise<void> {
    if (PROGRAM === undefined) throw new Error('clickhouse-server is not installed');
    const child = spawn(PROGRAM, [`--config-file=${this.#dir}/config.xml`], { stdio: 'ignore' });
    this.#child = child;
    for (const end = Date.now() + MAX_START_MS; ;) {
      const isUp = await ask(this.#ports, 'select 1').then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return;
      if (child.exitCode !== null || Date.now() > end) throw new Error(`${PROGRAM} did not start`);
      await pause(100);
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** The location of a URL that is known to be right. */
export function locate(url: string): ClickHouseLocation {
  const location = parseClickHouseUrl(url);
  if (typeof location === 'string') throw new Error(`${url} ${location}`);
  return location;
}

interface ClickHouseServers {
  /** Creates a database on every shard and returns its URL. */
  readonly createDatabase: () => Promise<string>;
  readonly shards: readonly Pick<Server, 'start' | 'kill'>[];
  readonly stop: () => Promise<void>;
}

/** Starts a server, or a cluster of several shards, in a folder of its own. */
export async function startClickHouse(shards = 1): Promise<ClickHouseServers> {
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-clickhouse-'));
  const ports: Ports[] = [];
  for (let at = 0; at < shards; at += 1) ports.push({ http: await findPort(), tcp: await findPort() });
  const servers = ports.map((own, at) => new Server(path.join(dir, String(at)), own, ports));
  const stop = async () => {
    await Promise.all(servers.map((server) => server.kill()));
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await Promise.all(servers.map((server) => server.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    createDatabase: async () => {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      for (const own of ports) {
        const answer = await ask(own, `create database ${name}`);
        if (!answer.ok) throw new Error(await answer.text());
      }
      const [first, ...others] = ports.map(({ http }) => `127.0.0.1:${http}`);
      const query = new URLSearchParams(others.map((address) => ['node', address]));
      if (others.length > 0) query.set('cluster', CLUSTER);
      return `clickhouse://${first}/${name}?${query}`;
    },
    shards: servers,
    stop,
  };
}
