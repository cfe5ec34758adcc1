import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createLeadPost, LEAD_PATH } from '../lib/postLead.ts';

const LEADS = 60;
/** What the gateway lets one visitor ask for, lists a second. A hundred visitors ask for this many together. */
const LISTS_A_SECOND = { one: 4, many: 20 };
/** Lists of one visitor that a site has in work. */
const MAX_OPEN_LISTS = 6;
/** Pause between two requests of other visitors, ms. */
const PAUSE_MS = 100;
/** The flood has gone on for this long before the first request of another visitor, ms. */
const HEAD_START_MS = 3000;

/** A site that takes leads and answers lists. */
export interface LeadServer {
  readonly url: string;
  readonly pid: number;
  /** Path of a list that nobody has asked for yet. */
  readonly formatListPath: (index: number) => string;
}

export const formatFilter = (index: number): string =>
  `mileage_max=${40_000 + index * 137}&year_min=${2001 + (index % 20)}`;

/** Median and 95th percentile, ms. */
export interface Quantiles {
  readonly p50: number;
  readonly p95: number;
}

/** Times of requests, and their answers by status; 0: no answer. */
export interface Waits extends Quantiles {
  readonly statuses: Readonly<Record<number, number>>;
}

export function findQuantiles(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((one, other) => one - other);
  const find = (part: number) => Math.round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
  return { p50: find(0.5), p95: find(0.95) };
}

class WaitList {
  readonly #times: number[] = [];
  readonly #statuses: Record<number, number> = {};

  async measure(send: () => Promise<Response>): Promise<void> {
    const begun = performance.now();
    let status = 0;
    try {
      const response = await send();
      await response.arrayBuffer();
      ({ status } = response);
    } catch {
      // Counted as 0.
    }
    this.#times.push(performance.now() - begun);
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
  }

  summarise(): Waits {
    return { ...findQuantiles(this.#times), statuses: this.#statuses };
  }
}

export interface LeadWaits {
  readonly leads: Waits;
  /**
   * What the site's thread worked between a lead and its answer, ms of a processor: so long the lead waits on a machine with
   * free processors, whatever else this one does. 0 where the system does not tell.
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

let nextList = 0;

/** Asks for new lists as visitors behind the gateway, until `isOver`. */
async function flood(
  { url, formatListPath }: LeadServer,
  flooders: number,
  lists: WaitList,
  isOver: () => boolean,
): Promise<void> {
  const open = new Set<Promise<void>>();
  while (!isOver()) {
    nextList += 1;
    const visitor = `203.0.113.${nextList % flooders}`;
    if (open.size < MAX_OPEN_LISTS * flooders) {
      const path = formatListPath(nextList);
      const list = lists
        .measure(() => fetch(url + path, { headers: { 'x-forwarded-for': visitor } }))
        .then(() => void open.delete(list));
      open.add(list);
    }
    await pause(1000 / (flooders === 1 ? LISTS_A_SECOND.one : LISTS_A_SECOND.many));
  }
  await Promise.all(open);
}

/**
 * Sends leads one after the other, each from another visitor, while `flooders` other visitors, or none, ask for new lists as
 * fast as the gateway allows.
 */
export async function measureLeads(
  server: LeadServer,
  { flooders }: { flooders: number },
): Promise<LeadWaits> {
  const { url, pid } = server;
  const waits = new WaitList();
  const lists = new WaitList();
  const worked: number[] = [];
  let isOver = false;
  const flooding = flooders > 0 ? flood(server, flooders, lists, () => isOver) : undefined;
  if (flooding) await pause(HEAD_START_MS);
  for (let index = 0; index < LEADS; index += 1) {
    const { headers, ...post } = createLeadPost(randomUUID(), {});
    const visitor = `198.51.${flooders}.${index}`;
    const before = readThreadMs(pid);
    await waits.measure(() =>
      fetch(url + LEAD_PATH, { ...post, headers: { ...headers, 'x-forwarded-for': visitor } }),
    );
    worked.push(readThreadMs(pid) - before);
    await pause(PAUSE_MS);
  }
  isOver = true;
  await flooding;
  return {
    leads: waits.summarise(),
    thread: findQuantiles(worked),
    ...(flooding ? { flood: lists.summarise() } : {}),
  };
}
