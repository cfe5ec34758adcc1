import autocannon from 'autocannon';
import { readCpuTime } from '@vvoz/tools/lib/processCpu';
import { findMedian } from '@vvoz/tools/lib/statistics';
import type { BenchContext, Figures } from '../benchPart.ts';
import { LIST_PATH, type BenchStack } from '../BenchStack.ts';
import { measureBurst } from '../load/measureBurst.ts';
import { writeDetails } from '../writeDetails.ts';

const ROUNDS = 5;
const REQUESTS = 150;
const WARM_UP_REQUESTS = 600;
const EMPTY_REQUESTS = 300;
/** Two cores, eight visitors who wait. */
const CONNECTIONS = 8;
const BRANDS = ['', '/toyota', '/honda', '/nissan', '/mazda', '/subaru'];

let requested = 0;

/** A list that no other request asks for. */
function createListPath(): string {
  const at = (requested += 1);
  return `${LIST_PATH}${BRANDS[at % BRANDS.length]}?year_min=${2005 + (at % 15)}&mileage_max=${40_000 + at}`;
}

/** An address of its own, so that the limits and queues of one visitor play no part. */
const createVisitor = (): string =>
  `10.${(requested >> 16) & 255}.${(requested >> 8) & 255}.${requested & 255}`;

/** Loads enough paths of different lots. */
async function listLotPaths(backend: string, amount: number): Promise<string[]> {
  const paths: string[] = [];
  for (let offset = 0; paths.length < amount; offset += 100) {
    const response = await fetch(`${backend}/api/v2/cars?type=japan&limit=100&offset=${offset}`);
    const { items } = (await response.json()) as { items: { ID: string }[] };
    if (items.length === 0) throw new Error(`the catalogue has only ${paths.length} lots`);
    paths.push(...items.map(({ ID }) => `/cars/japan/${encodeURIComponent(ID)}`));
  }
  return paths;
}

interface Cost {
  /** CPU time of each process per request, ms. */
  readonly site: number;
  readonly backend: number;
  readonly rate: number;
}

async function measure(
  { site, backend }: BenchStack,
  amount: number,
  createPath: () => string,
): Promise<Cost> {
  const readTimes = () => [site, backend].map(({ pid }) => readCpuTime(pid ?? 0));
  const before = readTimes();
  const begun = performance.now();
  let answeredAt = begun;
  const burst = autocannon({
    url: site.url,
    connections: CONNECTIONS,
    amount,
    requests: [
      {
        method: 'GET',
        path: '/',
        setupRequest: (request) => {
          const path = createPath();
          const headers = {
            accept: 'text/html',
            'accept-encoding': 'gzip',
            'x-forwarded-for': createVisitor(),
          };
          return { ...request, path, headers };
        },
      },
    ],
  });
  // Autocannon ends with its next step of a second, which is long compared with a burst.
  burst.on('response', () => (answeredAt = performance.now()));
  const { requests, non2xx, errors } = await burst;
  const after = readTimes();
  if (non2xx + errors > 0)
    throw new Error(`${non2xx + errors} of ${amount} requests failed; see ${site.logFile}`);
  const [siteTime = 0, backendTime = 0] = after.map(
    (time, at) => (time - (before[at] ?? 0)) / requests.total,
  );
  return { site: siteTime, backend: backendTime, rate: requests.total / ((answeredAt - begun) / 1000) };
}

/**
 * Measures pages that nobody else asks for: no memory and no cache has them. The empty page is measured in turns, and
 * the site's CPU time is compared with it.
 */
export async function benchUnique({ stack, progress, signal }: BenchContext): Promise<Figures> {
  const lots = await listLotPaths(stack.backend.url, WARM_UP_REQUESTS + ROUNDS * REQUESTS);
  const kinds = {
    list: createListPath,
    lot: () => {
      requested += 1;
      return lots.pop() ?? '/';
    },
  };
  const rounds: { readonly kind: string; readonly cost: Cost; readonly empty: number }[] = [];
  for (const [kind, createPath] of Object.entries(kinds)) {
    await progress.step(`Warming up ${kind}s`, () => measure(stack, WARM_UP_REQUESTS, createPath));
    for (let round = 1; round <= ROUNDS; round += 1) {
      signal.throwIfAborted();
      await progress.step(`Measuring unseen ${kind}s, ${round} of ${ROUNDS}`, async () => {
        const { cpuMs: empty } = await measureBurst(stack.empty, '/', EMPTY_REQUESTS);
        rounds.push({ kind, cost: await measure(stack, REQUESTS, createPath), empty });
      });
    }
  }
  writeDetails(stack.dataDir, 'unique', { rounds });
  return Object.fromEntries(
    Object.keys(kinds).flatMap((kind) => {
      const own = rounds.filter((round) => round.kind === kind);
      const usual = (figure: keyof Cost) => findMedian(own.map(({ cost }) => cost[figure]));
      return [
        [`${kind}.backend`, usual('backend')],
        [`${kind}.site`, usual('site') / findMedian(own.map(({ empty }) => empty))],
        [`${kind}.rate`, usual('rate')],
      ];
    }),
  );
}
