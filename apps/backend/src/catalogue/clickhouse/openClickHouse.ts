import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { StoreUnavailable } from '../CatalogueStore.ts';
import { RECORD_COLUMNS } from '../db/lotRecord.ts';
import { LOT_FIELD_ROWS } from '@vvoz/catalogue/lots/lotFields';
import type { Params } from '../db/runner.ts';
import { bindParams, type Binding } from './bindParams.ts';

/** The first release that knows bound parameters. */
const MIN_BOUND = 20;
/** How long a statement may take, ms. */
const TIMEOUT_MS = 30_000;
/** Timeouts, unreachable shards, too many queries, no memory: the server works, but cannot answer now. */
const BUSY_CODES = new Set(['159', '202', '209', '210', '241', '279']);
/** Errors of the connection. */
const NETWORK_CODES = /^(?:ECONN|EPIPE|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|UND_ERR)/;

const MIGRATIONS = path.join(import.meta.dirname, 'migrations');

/** A connection to a server of ClickHouse. Throws StoreUnavailable when it, or a shard of its cluster, cannot answer. */
export interface ClickHouse {
  readonly all: <T>(text: string, params?: Params) => Promise<T[]>;
  readonly run: (text: string, params?: Params) => Promise<void>;
  readonly insert: (table: string, rows: readonly object[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Columns of numbers; all others are texts. */
const NUMBERS: ReadonlySet<string> = new Set([
  ...LOT_FIELD_ROWS.flatMap(([, { kind, column }]) =>
    kind === 'count' || kind === 'positive' ? [column] : [],
  ),
  'rate_rank',
  'price',
]);
const FLAGS: ReadonlySet<string> = new Set([
  ...LOT_FIELD_ROWS.flatMap(([, { kind, column }]) => (kind === 'flag' ? [column] : [])),
  'live',
]);

const formatType = (column: string): string =>
  NUMBERS.has(column) ? 'Nullable(Int64)' : FLAGS.has(column) ? 'UInt8' : 'String';

/** Creates the tables that are missing, and in tables of an earlier release the columns of new fields. */
async function migrate({ run, all }: ClickHouse): Promise<void> {
  const columns = RECORD_COLUMNS.map((column) => `${column} ${formatType(column)},`).join(' ');
  for (const file of readdirSync(MIGRATIONS).toSorted()) {
    const text = readFileSync(path.join(MIGRATIONS, file), 'utf8')
      .replace(/^--.*$/gm, '')
      .replace('/* columns */', columns);
    for (const statement of text.split(';').map((one) => one.trim()))
      if (statement !== '') await run(statement);
  }
  const present = new Set(
    (
      await all<{ name: string }>(
        `select name from system.columns where database = currentDatabase() and table = 'lot'`,
      )
    ).map(({ name }) => name),
  );
  for (const column of RECORD_COLUMNS)
    if (!present.has(column))
      await run(`alter table lot add column ${column} ${formatType(column)} after key`);
}

function toStoreError(error: unknown): unknown {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  // Old servers have the code in the message only.
  const number = /Code: (\d+)/.exec(message)?.[1] ?? code ?? '';
  return BUSY_CODES.has(number) || NETWORK_CODES.test(code ?? '') || /timeout|socket hang up/i.test(message)
    ? new StoreUnavailable(`ClickHouse cannot answer: ${getErrorMessage(error)}`)
    : error;
}

async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toStoreError(error);
  }
}

async function findBinding(client: ClickHouseClient): Promise<Binding> {
  const answer = await client.query({ query: 'select version() as version', format: 'JSONEachRow' });
  const [row] = await answer.json<{ version: string }>();
  return Number.parseInt(row?.version ?? '', 10) >= MIN_BOUND ? 'bound' : 'escaped';
}

/**
 * Prepares a connection; the first statement opens it and creates what is missing.
 * @param address `clickhouse://user:password@host:port/database`, or `clickhouses://` for TLS
 */
export function openClickHouse(address: string): ClickHouse {
  const url = new URL(address.replace(/^clickhouse(s?):/, 'http$1:'));
  const client = createClient({
    url: url.origin,
    username: decodeURIComponent(url.username) || 'default',
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || 'default',
    request_timeout: TIMEOUT_MS,
    max_open_connections: 16,
    // Errors are thrown, and logged by who catches them.
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      // A shard that does not answer is an error, never a smaller count.
      skip_unavailable_shards: 0,
      output_format_json_quote_64bit_integers: 0,
      insert_distributed_sync: 1,
    },
  });
  const state: { binding?: Promise<Binding>; schema?: Promise<void> } = {};

  const connection: ClickHouse = {
    all: (text, params = []) =>
      attempt(async () => {
        const { query, query_params } = await bind(text, params);
        const answer = await client.query({ query, query_params, format: 'JSONEachRow' });
        return await answer.json();
      }),
    run: (text, params = []) => attempt(async () => void (await client.command(await bind(text, params)))),
    insert: (table, rows) =>
      attempt(async () => void (await client.insert({ table, values: rows, format: 'JSONEachRow' }))),
    close: () => client.close(),
  };

  async function bind(text: string, params: Params) {
    state.binding ??= findBinding(client).catch((error: unknown) => {
      delete state.binding;
      throw error;
    });
    return bindParams(text, params, await state.binding);
  }

  /** Creates what is missing before the first use. */
  const prepare = (): Promise<void> =>
    (state.schema ??= migrate(connection).catch((error: unknown) => {
      delete state.schema;
      throw error;
    }));

  return {
    all: async (text, params) => (await prepare(), connection.all(text, params)),
    run: async (text, params) => (await prepare(), connection.run(text, params)),
    insert: async (table, rows) => (await prepare(), connection.insert(table, rows)),
    close: connection.close,
  };
}
