import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import type { MeasuredProcess, Peak } from './MeasuredProcess.ts';

/** How a server is loaded. Paths are relative to its address. */
interface Target {
  readonly name: string;
  /** The header that names the visitor of a request. The gateway sends it to a storefront, a storefront to the backend. */
  readonly visitorHeader: string;
  /** Builds an address that differs for each `index`, so that nobody has requested it before. */
  readonly buildPath: (index: number) => string;
  /** An address with a large answer. */
  readonly fatPath: string;
  /** An address that must still be answered at the end. */
  readonly lastPath: string;
}

const MILEAGE_STEP = 37;
const MAX_YEARS = 25;
const buildFilter = (index: number) =>
  `mileage_max=${30_000 + index * MILEAGE_STEP}&year_min=${2000 + (index % MAX_YEARS)}`;

/** The main site: list pages of Japanese auctions, and the calls of the list of sold lots (template `japan`). */
export const STOREFRONT: Target = {
  name: 'storefront',
  visitorHeader: 'x-forwarded-for',
  buildPath: (index) =>
    index % 4 === 0
      ? `/japan/czeny-na-avto?${buildFilter(index)}`
      : `/api/catalog/japan?${buildFilter(index)}`,
  fatPath: '/japan/czeny-na-avto',
  lastPath: '/',
};

export const BACKEND: Target = {
  name: 'backend',
  visitorHeader: VISITOR_HEADER,
  buildPath: (index) =>
    index % 2 === 0
      ? `/api/v2/facets?type=japan&${buildFilter(index)}`
      : `/api/v2/cars?type=japan&limit=24&${buildFilter(index)}`,
  fatPath: '/api/v2/cars?type=japan&limit=100',
  lastPath: '/api/v2/count?type=japan',
};

/** Formats an invented IP address, another one for each `index` below 65,536. */
const formatAddress = (index: number): string => `198.18.${(index >> 8) & 255}.${index & 255}`;

const CONCURRENCY = 8;
const SLOW_CLIENT = '203.0.113.66';
/** How long the slow client keeps its connections open without reading, ms. */
const SLOW_MS = 10_000;

export interface MemoryResult {
  readonly name: string;
  /** Number of answers by status; 0: no answer. */
  readonly statuses: Readonly<Record<number, number>>;
  readonly afterAddresses: Peak;
  readonly afterSlowClient: Peak;
  readonly faults: readonly string[];
}

/** Requests `count` different addresses, each for another visitor. */
async function openAddresses(
  { url }: MeasuredProcess,
  { visitorHeader, buildPath }: Target,
  count: number,
  onDetail: (text: string) => void,
): Promise<Readonly<Record<number, number>>> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const worker = async () => {
    while (next < count) {
      const index = next++;
      const status = await fetch(url + buildPath(index), {
        headers: { [visitorHeader]: formatAddress(index) },
      })
        .then(async (response) => {
          await response.arrayBuffer();
          return response.status;
        })
        // A request without an answer is counted under 0.
        .catch(() => 0);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (index % 100 === 0) onDetail(`${index} of ${count} addresses`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return statuses;
}

/** Requests `count` large answers as one visitor, each on its own connection, and reads nothing of them. */
async function holdResponses(
  { url }: MeasuredProcess,
  { visitorHeader, fatPath }: Target,
  count: number,
): Promise<void> {
  const { hostname: host, port } = new URL(url);
  const sockets: Socket[] = [];
  for (let index = 0; index < count; index += 1) {
    const socket = connect({ host, port: Number(port) });
    // The server may refuse or close the connections of a slow client.
    socket.on('error', () => undefined);
    socket.pause();
    socket.write(`GET ${fatPath} HTTP/1.1\r\nhost: ${host}\r\n${visitorHeader}: ${SLOW_CLIENT}\r\n\r\n`);
    sockets.push(socket);
    // Not faster than a server accepts connections, so that none fails before it is accepted.
    if (index % 50 === 49) await pause(20);
  }
  await pause(SLOW_MS);
  for (const socket of sockets) socket.destroy();
}

export interface MemoryLoad {
  readonly addresses: number;
  readonly responses: number;
}

/**
 * Loads a server whose heap is limited. First many visitors request one address each, all different. Then one client
 * requests large answers and does not read them. Afterwards the server must still run and answer.
 */
export async function measureMemory(
  server: MeasuredProcess,
  target: Target,
  { addresses, responses }: MemoryLoad,
  onDetail: (text: string) => void,
): Promise<MemoryResult> {
  const statuses = await openAddresses(server, target, addresses, onDetail);
  const afterAddresses = server.readPeak();
  onDetail(`${responses} answers that nobody reads`);
  await holdResponses(server, target, responses);
  const last = await fetch(server.url + target.lastPath, {
    headers: { [target.visitorHeader]: '203.0.113.99' },
    signal: AbortSignal.timeout(30_000),
  }).then(
    ({ status }) => status,
    () => 0,
  );
  const end = server.findEnd();
  const failed = Object.entries(statuses).filter(([status]) => status !== '200' && status !== '503');
  const faults = [
    ...(end === undefined ? [] : [end]),
    ...(last === 200 ? [] : [`${target.name}: the last answer was ${last || 'none'}`]),
    ...failed.map(([status, count]) => `${target.name}: ${count} answers had the status ${status}`),
  ];
  return { name: target.name, statuses, afterAddresses, afterSlowClient: server.readPeak(), faults };
}
