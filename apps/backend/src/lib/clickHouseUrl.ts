/** Where lots are published, and as whom. */
export interface ClickHouseLocation {
  /** HTTP origins of all servers. The first is asked; tables are created on each. */
  readonly origins: readonly [string, ...string[]];
  readonly user: string;
  readonly password: string;
  readonly database: string;
  /** The cluster's name in the configuration of its servers; undefined: one server alone. */
  readonly cluster: string | undefined;
  /** On how many servers a row must be. With more than one the tables are replicated. */
  readonly replicas: number;
}

const KNOWN = new Set(['cluster', 'node', 'replicas']);
const CLUSTER = /^[a-z_]\w*$/i;
const DATABASE = /^[\w-]+$/;

/**
 * Parses `clickhouse://user:password@host:8123/database?cluster=NAME&node=HOST:8123&replicas=2` (`clickhouses://` for TLS).
 * A `node` is each further server of the cluster.
 * @returns the location, or in words what is wrong
 */
export function parseClickHouseUrl(text: string): ClickHouseLocation | string {
  if (!/^clickhouses?:\/\/[^/]/.test(text) || !URL.canParse(text))
    return 'must be clickhouse://user:password@host:8123/database';
  const url = new URL(text.replace(/^clickhouse(s?):/, 'http$1:'));
  const { searchParams: query } = url;
  const nodes = query.getAll('node').map((host) => `${url.protocol}//${host}`);
  const cluster = query.get('cluster') ?? undefined;
  const replicas = Number(query.get('replicas') ?? 1);
  const unknown = [...query.keys()].find((name) => !KNOWN.has(name));
  if (unknown !== undefined) return `has an unknown setting: ${unknown}`;
  const wrong = nodes.find((node) => !URL.canParse(node) || new URL(node).origin !== node);
  if (wrong !== undefined) return `has a node that is not host:port: ${wrong}`;
  if (cluster === undefined && (nodes.length > 0 || query.has('replicas')))
    return 'needs cluster= with node= or replicas=';
  if (cluster !== undefined && !CLUSTER.test(cluster))
    return 'has a cluster whose name is not of letters, digits and _';
  const database = url.pathname.slice(1) || 'default';
  if (!DATABASE.test(database)) return 'has a database whose name is not of letters, digits, - and _';
  const servers = nodes.length + 1;
  if (!Number.isInteger(replicas) || replicas < 1 || servers % replicas !== 0)
    return `must have replicas= that divides its ${servers} servers`;
  return {
    origins: [url.origin, ...nodes],
    user: decodeURIComponent(url.username) || 'default',
    password: decodeURIComponent(url.password),
    database,
    cluster,
    replicas,
  };
}
