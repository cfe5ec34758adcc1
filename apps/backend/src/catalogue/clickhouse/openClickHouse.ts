import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client';
import type { ClickHouseLocation } from '../../lib/clickHouseUrl.ts';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { StoreUnavailable } from '../CatalogueStore.ts';
import type { Params } from '../db/runner.ts';
import { bindParams, type Binding } from './bindParams.ts';

/** The first release that knows bound parameters. */
const MIN_BOUND = 20;
/** How long a statement may take, ms. */
const TIMEOUT_MS = 30_000;
/** Errors of a server that works, but cannot answer now, by their names in ClickHouse. */
const BUSY_CODES: ReadonlySet<string> = new Set(
  Object.values({
    ATTEMPT_TO_READ_AFTER_EOF: '32',
    UNEXPECTED_PACKET_FROM_SERVER: '102',
    TIMEOUT_EXCEEDED: '159',
    TOO_MANY_SIMULTANEOUS_QUERIES: '202',
    SOCKET_TIMEOUT: '209',
    NETWORK_ERROR: '210',
    NO_ZOOKEEPER: '225',
    MEMORY_LIMIT_EXCEEDED: '241',
    TABLE_IS_READ_ONLY: '242',
    ALL_CONNECTION_TRIES_FAILED: '279',
    TOO_FEW_LIVE_REPLICAS: '285',
    UNSATISFIED_QUORUM_FOR_PREVIOUS_WRITE: '286',
    REPLICA_IS_NOT_IN_QUORUM: '289',
    UNKNOWN_STATUS_OF_INSERT: '319',
    KEEPER_EXCEPTION: '999',
  }),
);
/** Errors of a table or a column that the publisher has not created yet. */
const MISSING_CODES: ReadonlySet<string> = new Set(
  Object.values({ NO_SUCH_COLUMN_IN_TABLE: '16', UNKNOWN_IDENTIFIER: '47', UNKNOWN_TABLE: '60' }),
);
/** Errors of the connection. */
const NETWORK_CODES = /^(?:ECONN|EPIPE|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|UND_ERR)/;

interface Server {
  readonly all: <T>(text: string, params?: Params) => Promise<T[]>;
  readonly run: (text: string, params?: Params) => Promise<void>;
}

/** A connection to ClickHouse. Throws StoreUnavailable when the server, or a shard of its cluster, cannot answer. */
export interface ClickHouse extends Server {
  readonly location: ClickHouseLocation;
  readonly insert: (table: string, rows: readonly object[]) => Promise<void>;
  /** Each server of the cluster by itself, for its own tables. */
  readonly servers: readonly Server[];
  readonly close: () => Promise<void>;
}

function toStoreError(error: unknown): unknown {
  const { code, message } = error as { readonly code?: string; readonly message: string };
  // Old servers have the code in the message only.
  const number = /Code: (\d+)/.exec(message)?.[1] ?? code ?? '';
  const [firstLine = ''] = message.split('\n');
  if (MISSING_CODES.has(number))
    return new StoreUnavailable(
      `ClickHouse has no lots yet, or none of this release: the backend that imports publishes them (${firstLine})`,
    );
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

/** What a replicated batch needs: it is complete when all copies have it, and no copy answers that has not. */
const buildQuorumSettings = (replicas: number, binding: Binding) => ({
  insert_quorum: String(replicas),
  select_sequential_consistency: '1',
  // Old servers do not know it, and have no parallel quorums.
  ...(binding === 'bound' ? { insert_quorum_parallel: 0 as const } : {}),
});

/** Prepares a connection; the first statement opens it. */
export function openClickHouse(location: ClickHouseLocation): ClickHouse {
  const { user, password, database, replicas } = location;

  function open(origin: string) {
    const client = createClient({
      url: origin,
      username: user,
      password,
      database,
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
    let cached: Promise<Binding> | undefined;

    function getBinding(): Promise<Binding> {
      cached ??= findBinding(client).catch((error: unknown) => {
        cached = undefined;
        throw error;
      });
      return cached;
    }
    const findSettings = async () =>
      replicas > 1 ? { clickhouse_settings: buildQuorumSettings(replicas, await getBinding()) } : {};

    return {
      all: <T>(text: string, params: Params = []): Promise<T[]> =>
        attempt(async () => {
          const statement = bindParams(text, params, await getBinding());
          const answer = await client.query({
            ...statement,
            format: 'JSONEachRow',
            ...(await findSettings()),
          });
          return await answer.json();
        }),
      run: (text: string, params: Params = []): Promise<void> =>
        attempt(async () => {
          const statement = bindParams(text, params, await getBinding());
          await client.command({ ...statement, ...(await findSettings()) });
        }),
      insert: (table: string, rows: readonly object[]): Promise<void> =>
        attempt(async () => {
          await client.insert({ table, values: rows, format: 'JSONEachRow', ...(await findSettings()) });
        }),
      close: () => client.close(),
    };
  }

  const [first, ...others] = location.origins;
  const own = open(first);
  const servers = [own, ...others.map(open)];
  return {
    location,
    all: own.all,
    run: own.run,
    insert: own.insert,
    servers,
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}
