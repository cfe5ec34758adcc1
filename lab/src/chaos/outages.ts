import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault, startFaultProxy } from './faultProxy.ts';
import type { SiteResponse, SiteVisitor } from '../lib/SiteVisitor.ts';

/** How long a visitor may wait for the error page, and after the outage for the first complete page, ms. */
const MAX_ERROR_PAGE_MS = 2000;
/** The same while the backend is slow, or may be: a page waits for it as long as it may (VVOZ_PAGE_WAIT_MS), ms. */
const MAX_SLOW_ERROR_PAGE_MS = 7000;
const SLOW_FAULTS: readonly Fault[] = ['silent', 'slow'];
const MAX_RECOVERY_MS = 5000;

/** How the site behaved during and after one fault of the backend. */
export interface OutageResult {
  readonly fault: Fault;
  readonly requests: number;
  /** The longest time for the page of an unseen address, ms. */
  readonly slowestMs: number;
  /** The longest time from the end of the fault to the first complete page, ms. */
  readonly recoveryMs: number;
  readonly faults: readonly string[];
}

export interface OutageOptions {
  readonly visitor: SiteVisitor;
  readonly proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  readonly rounds: number;
  /** The faults to try. */
  readonly faults: readonly Fault[];
  /** Multiplies the time limits, for a machine that also does other work. */
  readonly patience: number;
  readonly signal: AbortSignal;
  readonly detail: (text: string) => void;
}

/** Finds what is wrong with the answer to an unseen address while the backend fails. */
function findPageFaults(
  { path, status, headers, text, ms }: SiteResponse,
  fault: Fault,
  patience: number,
): string[] {
  if (status === 200) return [];
  const maxMs = (SLOW_FAULTS.includes(fault) ? MAX_SLOW_ERROR_PAGE_MS : MAX_ERROR_PAGE_MS) * patience;
  return [
    status === 503 ? '' : `answered ${status}`,
    headers.get('retry-after') === null ? 'has no Retry-After' : '',
    text.includes('href="tel:') ? '' : 'has no phone number',
    text.includes('Каталог сейчас не отвечает') ? '' : 'does not say what happened',
    ms > maxMs ? `took ${ms.toFixed(0)} ms` : '',
  ].flatMap((complaint) => (complaint === '' ? [] : [`${path} ${complaint}`]));
}

/** Waits until an address opens. Returns the time, ms, or what is wrong. */
async function waitForPage(visitor: SiteVisitor, path: string, maxMs: number): Promise<number | string> {
  const begun = performance.now();
  for (;;) {
    const { status } = await visitor.request(path);
    const ms = performance.now() - begun;
    if (status === 200) return ms;
    if (ms > maxMs) return `${path} still answers ${status}, ${ms.toFixed(0)} ms after the end of the fault`;
    await pause(50);
  }
}

async function tryFault(fault: Fault, options: OutageOptions): Promise<OutageResult> {
  const { visitor, proxy, rounds, patience, signal } = options;
  const faults: string[] = [];
  let requests = 0;
  let slowestMs = 0;
  let recoveryMs = 0;
  for (let round = 0; round < rounds && !signal.aborted; round += 1) {
    proxy.set(fault);
    const unseen = visitor.createUnseenPath();
    const [page, island, picture, lead, health, ...known] = await Promise.all([
      visitor.request(unseen),
      visitor.request(visitor.createUnseenPath('/api/catalog/japan-main')),
      visitor.request(visitor.picture),
      visitor.postLead(randomUUID()),
      visitor.request('/healthz'),
      ...Array.from({ length: 3 }, () => visitor.reopen()),
    ]);
    requests += 5 + known.length;
    slowestMs = Math.max(slowestMs, page.ms);
    faults.push(...findPageFaults(page, fault, patience), ...lead.faults, ...known.flat());
    for (const { path, status } of [island, picture])
      if (![200, 404, 503].includes(status)) faults.push(`${path} answered ${status}`);
    if (health.status !== 200) faults.push(`/healthz answered ${health.status}`);
    proxy.set(undefined);
    const recovered = await waitForPage(visitor, unseen, MAX_RECOVERY_MS * patience);
    if (typeof recovered === 'string') faults.push(recovered);
    else recoveryMs = Math.max(recoveryMs, recovered);
  }
  return { fault, requests, slowestMs, recoveryMs, faults: faults.map((text) => `${fault}: ${text}`) };
}

/** Visits the site while its backend has one fault after the other. */
export async function runOutages(options: OutageOptions): Promise<readonly OutageResult[]> {
  const results: OutageResult[] = [];
  for (const fault of options.faults) {
    if (options.signal.aborted) break;
    options.detail(fault);
    results.push(await tryFault(fault, options));
  }
  return results;
}
