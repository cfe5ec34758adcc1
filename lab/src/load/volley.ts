import { setTimeout as pause } from 'node:timers/promises';
import { VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { waitUntilWarm } from '@vvoz/tools/backend/waitUntilWarm';

const VOLLEY = 350;
const FLOODER = '203.0.113.66';
const NEXT_VISITOR = '198.51.100.7';
/** How long the volley has been in the queue when the next visitor comes, ms. */
const HEAD_START_MS = 300;
const TYPES = ['japan', 'japan_st'] as const;

export interface VolleyResult {
  /** Answers to the volley by status; 0: no answer. */
  readonly statuses: Readonly<Record<number, number>>;
  /** How long the next visitor waited for list and options, ms. */
  readonly nextMs: number;
  readonly nextStatuses: readonly number[];
  /** The same before the volley, ms. */
  readonly idleMs: number;
}

/** Builds the paths of the two calls that a catalogue page makes. Each `index` has another filter. */
function buildStoreQueries(index: number): readonly string[] {
  const type = TYPES[index % TYPES.length] ?? TYPES[0];
  const filter = `type=${type}&mileage_max=${40_000 + index * 137}&year_min=${2001 + (index % 20)}`;
  return [`/api/v2/facets?${filter}`, `/api/v2/cars?${filter}&limit=12`];
}

/** Returns the status of an answer; 0 when there is none, which the report counts. */
async function fetchStatus(url: string, visitor: string, path: string): Promise<number> {
  try {
    const response = await fetch(url + path, { headers: { [VISITOR_HEADER]: visitor } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

async function openPage(url: string, index: number): Promise<{ ms: number; statuses: readonly number[] }> {
  const begun = performance.now();
  const statuses = await Promise.all(
    buildStoreQueries(index).map((path) => fetchStatus(url, NEXT_VISITOR, path)),
  );
  return { ms: Math.round(performance.now() - begun), statuses };
}

/** Sends 350 new filters at once as one visitor, and measures how long the next visitor waits for a page. */
export async function runVolley(url: string): Promise<VolleyResult> {
  await waitUntilWarm(url);
  const { ms: idleMs } = await openPage(url, VOLLEY + 1);
  const volley = Promise.all(
    Array.from({ length: VOLLEY }, (_, index) =>
      Promise.all(buildStoreQueries(index).map((path) => fetchStatus(url, FLOODER, path))),
    ),
  );
  await pause(HEAD_START_MS);
  const next = await openPage(url, VOLLEY + 2);
  const statuses: Record<number, number> = {};
  for (const status of (await volley).flat()) statuses[status] = (statuses[status] ?? 0) + 1;
  return { statuses, nextMs: next.ms, nextStatuses: next.statuses, idleMs };
}
