import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';

const PROGRAM = ['/usr/sbin/clickhouse-server', '/usr/bin/clickhouse-server'].find((file) =>
  existsSync(file),
);

/** The HTTP origin of a running server that the tests use instead of starting one (`npm run lab -- clickhouse`). */
const GIVEN = process.env['VVOZ_TEST_CLICKHOUSE'];

/** False where the server is not installed: its tests are skipped (Debian: apt-get install clickhouse-server). */
export const HAS_CLICKHOUSE = GIVEN !== undefined || PROGRAM !== undefined;

const MAX_START_MS = 30_000;
const CLUSTER = 'vvoz';

const USERS = `<yandex><profiles><default/></profiles><quotas><default/></quotas>
  <users><default><password/><networks><ip>127.0.0.1</ip></networks><profile>default</profile><quota>default</quota></default></users></yandex>`;

interface Ports {
  readonly http: number;
  readonly tcp: number;
  /** Between the copies of a shard. */
  readonly copies: number;
}

interface ClusterOptions {
  readonly shards?: number;
  /** Servers of a shard. Several need a keeper. */
  readonly replicas?: number;
  /** The port of a ZooKeeper. */
  readonly keeper?: number | undefined;
}

/** The configuration of a server. `shards` are the servers of each shard. */
function formatConfig(
  dir: string,
  own: Ports,
  shards: readonly (readonly Ports[])[],
  keeper: number | undefined,
): string {
  const cluster = shards.map((copies) => {
    const servers = copies.map(({ tcp }) => `<replica><host>127.0.0.1</host><port>${tcp}</port></replica>`);
    return `<shard><internal_replication>${copies.length > 1}</internal_replication>${servers.join('')}</shard>`;
  });
  const replication =
    keeper === undefined
      ? ''
      : `<zookeeper><node><host>127.0.0.1</host><port>${keeper}</port></node></zookeeper>
        <interserver_http_host>127.0.0.1</interserver_http_host><interserver_http_port>${own.copies}</interserver_http_port>
        <macros><shard>${shards.findIndex((copies) => copies.includes(own))}</shard><replica>${own.tcp}</replica></macros>`;
  return `<yandex><logger><level>warning</level><log>${dir}/log</log><errorlog>${dir}/errors</errorlog></logger>
    <listen_host>127.0.0.1</listen_host><http_port>${own.http}</http_port><tcp_port>${own.tcp}</tcp_port>
    <path>${dir}/data/</path><tmp_path>${dir}/tmp/</tmp_path><user_files_path>${dir}/files/</user_files_path>
    <mark_cache_size>16777216</mark_cache_size><users_config>${dir}/users.xml</users_config>
    <remote_servers><${CLUSTER}>${cluster.join('')}</${CLUSTER}></remote_servers>${replication}
    <default_profile>default</default_profile><default_database>default</default_database></yandex>`;
}

const getOrigin = ({ http }: Ports): string => `http://127.0.0.1:${http}`;
const ask = (origin: string, query: string) => fetch(`${origin}/`, { method: 'POST', body: query });

/** One server, whose data stay when it is killed. */
class Server {
  readonly #dir: string;
  readonly #ports: Ports;
  #child: ChildProcess | undefined;

  constructor(dir: string, ports: Ports, config: string) {
    this.#dir = dir;
    this.#ports = ports;
    mkdirSync(dir);
    writeFileSync(path.join(dir, 'users.xml'), USERS);
    writeFileSync(path.join(dir, 'config.xml'), config);
  }

  /** Throws when it does not answer within half a minute. */
  async start(): Promise<void> {
    if (PROGRAM === undefined) throw new Error('clickhouse-server is not installed');
    const child = spawn(PROGRAM, [`--config-file=${this.#dir}/config.xml`], { stdio: 'ignore' });
    this.#child = child;
    for (const end = Date.now() + MAX_START_MS; ;) {
      const isUp = await ask(getOrigin(this.#ports), 'select 1').then(
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

interface ClickHouseServers {
  /** Creates a database on every server and returns its URL. */
  readonly createDatabase: () => Promise<string>;
  /** Those of the first shard, then those of the second … */
  readonly servers: readonly Pick<Server, 'start' | 'kill'>[];
  readonly stop: () => Promise<void>;
}

/** Creates a database on each server and returns its URL. */
async function createDatabase(origins: readonly string[], replicas: number): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  for (const origin of origins) {
    const answer = await ask(origin, `create database ${name}`);
    if (!answer.ok) throw new Error(await answer.text());
  }
  const [first, ...others] = origins.map((origin) => new URL(origin).host);
  const query = new URLSearchParams(others.map((host) => ['node', host]));
  if (others.length > 0) query.set('cluster', CLUSTER);
  if (replicas > 1) query.set('replicas', String(replicas));
  return `clickhouse://${first}/${name}?${query}`;
}

/** Starts a server, or a cluster, in a folder of its own. A server that is given is alone. */
export async function startClickHouse({
  shards = 1,
  replicas = 1,
  keeper,
}: ClusterOptions = {}): Promise<ClickHouseServers> {
  if (GIVEN !== undefined)
    return { createDatabase: () => createDatabase([GIVEN], 1), servers: [], stop: async () => undefined };
  const dir = mkdtempSync(path.join(tmpdir(), 'vvoz-clickhouse-'));
  const ports: Ports[][] = [];
  for (let shard = 0; shard < shards; shard += 1) {
    const copies: Ports[] = [];
    for (let copy = 0; copy < replicas; copy += 1)
      copies.push({ http: await getPort(), tcp: await getPort(), copies: await getPort() });
    ports.push(copies);
  }
  const all = ports.flat();
  const servers = all.map((own, at) => {
    const folder = path.join(dir, String(at));
    return new Server(folder, own, formatConfig(folder, own, ports, keeper));
  });
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
  return { createDatabase: () => createDatabase(all.map(getOrigin), replicas), servers, stop };
}
