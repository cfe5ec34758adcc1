import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { root } from '@vvoz/tools/lib/root';
import { run } from '@vvoz/tools/lib/run';

/** chDB has its own folder and lockfile, because only this command needs its 550 MB. */
const FOLDER = path.join(root, 'lab/chdb');
const PACKAGE = path.join(FOLDER, 'node_modules/chdb');
/** Query parameters that are not settings. */
const OWN = new Set(['database', 'query', 'query_id', 'default_format']);

/** What this program uses of chDB's session. */
interface Session {
  readonly query: (statement: string, format?: string) => string;
  readonly queryBind: (
    statement: string,
    params: Readonly<Record<string, string>>,
    format?: string,
  ) => string;
  readonly cleanup: () => void;
}

/** Installs chDB where it is missing. */
export async function installChdb(logFile: string, signal: AbortSignal): Promise<void> {
  if (existsSync(PACKAGE)) return;
  const args = ['--dir', FOLDER, 'install', '--ignore-workspace', '--frozen-lockfile'];
  const code = await run('pnpm', args, { cwd: root, logFile, signal });
  if (code !== 0) throw new Error(`chDB could not be installed: see ${logFile}`);
}

export interface Chdb {
  readonly version: string;
  /** An address that speaks as much of ClickHouse's HTTP interface as its client uses. */
  readonly url: string;
  readonly stop: () => void;
}

/** Starts a ClickHouse of today in this process, with HTTP before it. Statements run one after the other. */
export async function startChdb(dataDir: string): Promise<Chdb> {
  const { Session } = createRequire(path.join(FOLDER, 'package.json'))('chdb') as {
    readonly Session: new (dir: string) => Session;
  };
  const session = new Session(dataDir);

  function answer(url: URL, body: string): string {
    const { searchParams: query } = url;
    session.query(`use ${query.get('database') ?? 'default'}`);
    for (const [name, value] of query)
      if (!OWN.has(name) && !name.startsWith('param_')) session.query(`set ${name} = '${value}'`);
    const params = Object.fromEntries(
      [...query].flatMap(([name, value]) => (name.startsWith('param_') ? [[name.slice(6), value]] : [])),
    );
    const statement = [query.get('query'), body].filter((part) => part !== null && part !== '').join('\n');
    return Object.keys(params).length > 0
      ? session.queryBind(statement, params, 'JSONEachRow')
      : session.query(statement, 'JSONEachRow');
  }

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      try {
        response.end(answer(new URL(request.url ?? '/', 'http://localhost'), body));
      } catch (error) {
        response.writeHead(500).end(error instanceof Error ? error.message : String(error));
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    version: session.query('select version()', 'TSV').trim(),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
      session.cleanup();
    },
  };
}
