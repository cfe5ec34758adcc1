import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { createLeadPost, LEAD_PATH } from '../lib/postLead.ts';
import {
  findQuantiles,
  LIST,
  WaitList,
  type Flood,
  type FloodedSite,
  type Quantiles,
  type Waits,
} from './costly.ts';

/** How often other visitors ask for one of everything in each situation. */
const ROUNDS = 25;
/** Pause between two of them, ms. */
const PAUSE_MS = 60;
/** The flood has gone on for this long before the first of them, ms. */
const HEAD_START_MS = 3000;
/** Pages of the list whose lots are used. */
const LOT_PAGES = 40;

const fetchAs = (url: string, visitor: string, init: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...init, headers: { ...init.headers, 'x-forwarded-for': visitor } });

/** Reads an answer to its end. Returns its status, 0 without an answer. */
async function readStatus(response: Promise<Response>): Promise<number> {
  try {
    const read = await response;
    await read.arrayBuffer();
    return read.status;
  } catch {
    return 0;
  }
}

/** Reads the lots of the first pages of a list. */
export async function readLots(url: string): Promise<readonly string[]> {
  const lots = new Set<string>();
  for (let page = 1; page <= LOT_PAGES; page += 1) {
    const html = await (await fetchAs(`${url}${LIST}?page=${page}`, `192.0.2.${page}`)).text();
    for (const [, lot = ''] of html.matchAll(/href="\/cars\/(japan\/[^"]+)"/g)) lots.add(lot);
  }
  if (lots.size === 0) throw new Error(`${url}${LIST} has no lots`);
  return [...lots];
}

/** What other visitors ask for: cached pages, a page that nobody has opened, and a request. */
const createOthers = ({ url, lots }: FloodedSite) => {
  let lot = 0;
  const get = (path: () => string) => (visitor: string) => fetchAs(url + path(), visitor);
  return {
    front: get(() => '/'),
    list: get(() => `${LIST}/toyota`),
    lot: get(() => `/cars/${lots[(lot += 1) % lots.length] ?? ''}`),
    request: (visitor: string) => fetchAs(url + LEAD_PATH, visitor, createLeadPost(randomUUID(), {})),
  };
};
export type OtherKind = keyof ReturnType<typeof createOthers>;

export interface Situation {
  readonly all: Quantiles;
  readonly others: Readonly<Record<OtherKind, Waits>>;
  /**
   * What the site's thread worked between a request and its answer, ms of a processor: so long the request waits on a machine
   * with free processors, whatever else this one does. 0 where the system does not tell.
   */
  readonly thread: Quantiles;
  /** Undefined without a flood. */
  readonly flood?: Waits;
}

/** Reads how long the first thread of a process has worked, ms. */
function readThreadMs(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ', 1)[0]) / 1e6;
  } catch {
    // Only Linux has this file.
    return 0;
  }
}

/** Starts a flood in a thread of its own, so that the others wait for the site and not for it. */
function startFlood(site: FloodedSite, flood: Flood) {
  const isOver = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('./floodThread.ts', import.meta.url), {
    workerData: { site, flood, isOver },
  });
  const result = once(worker, 'message') as Promise<[Waits]>;
  return {
    stop: async (): Promise<Waits> => {
      Atomics.store(isOver, 0, 1);
      const [waits] = await result;
      return waits;
    },
  };
}

let sent = 0;

/** Sends the requests of other visitors one after the other, each from an address of its own, beside a flood or without. */
export async function measureBeside(site: FloodedSite, flood?: Flood): Promise<Situation> {
  const others = Object.entries(createOthers(site)) as [OtherKind, (visitor: string) => Promise<Response>][];
  const waits = new Map(others.map(([kind]) => [kind, new WaitList()]));
  const times: number[] = [];
  const worked: number[] = [];
  const flooding = flood && startFlood(site, flood);
  if (flooding) await pause(HEAD_START_MS);
  const rounds = Array.from({ length: ROUNDS }, () => others).flat();
  for (const [kind, send] of rounds) {
    sent += 1;
    const visitor = `172.20.${Math.floor(sent / 250) % 250}.${sent % 250}`;
    const [begun, before] = [performance.now(), readThreadMs(site.pid)];
    await waits.get(kind)?.measure(() => readStatus(send(visitor)));
    times.push(performance.now() - begun);
    worked.push(readThreadMs(site.pid) - before);
    await pause(PAUSE_MS);
  }
  const flooded = await flooding?.stop();
  return {
    all: findQuantiles(times),
    others: Object.fromEntries(
      [...waits].map(([kind, list]) => [kind, list.summarise()]),
    ) as Situation['others'],
    thread: findQuantiles(worked),
    ...(flooded ? { flood: flooded } : {}),
  };
}
