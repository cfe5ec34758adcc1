import { setTimeout as pause } from 'node:timers/promises';
import type { IsolatedSite } from '@vvoz/tools/backend/IsolatedSite';
import type { Chance } from '../lib/random.ts';
import type { startFaultProxy } from './faultProxy.ts';
import type { SiteVisitor } from '../lib/SiteVisitor.ts';

const POSTERS = 8;
const READERS = 2;

export interface SiteKillOptions {
  readonly site: IsolatedSite;
  readonly visitor: SiteVisitor;
  readonly proxy: Awaited<ReturnType<typeof startFaultProxy>>;
  readonly leads: number;
  readonly kills: number;
  readonly pick: Chance;
  readonly signal: AbortSignal;
  readonly detail: (text: string) => void;
}

/** Kills the site (SIGKILL) at random moments while visitors read and post. Returns what was wrong. */
export async function runSiteKills(options: SiteKillOptions): Promise<readonly string[]> {
  const { site, visitor, leads, kills, pick, signal, detail } = options;
  const faults: string[] = [];
  const over = new AbortController();
  let startedLeads = 0;
  let killed = 0;

  async function post(): Promise<void> {
    while (startedLeads < leads && !signal.aborted) {
      startedLeads += 1;
      faults.push(...(await visitor.deliverLead(signal)));
      detail(`${visitor.leads.size} leads acknowledged, killed ${killed} times`);
    }
  }
  async function read(): Promise<void> {
    while (!over.signal.aborted && !signal.aborted) {
      const { path, status } = await visitor.request(visitor.createUnseenPath());
      if (![0, 200, 503].includes(status)) faults.push(`${path} answered ${status}`);
      await pause(20);
    }
  }
  const isBelow = (count: number): boolean => startedLeads < count && !signal.aborted;
  async function kill(): Promise<void> {
    for (; killed < kills && !signal.aborted; killed += 1) {
      const due = ((killed + 1) / (kills + 1)) * leads;
      while (isBelow(due)) await pause(5);
      await pause(pick.below(60));
      await site.end('SIGKILL');
      await site.start();
    }
  }

  const reading = Promise.all(Array.from({ length: READERS }, read));
  await Promise.all([...Array.from({ length: POSTERS }, post), kill()]);
  over.abort();
  await reading;
  return faults;
}

/** Restarts the site while its backend is down. Returns a fault unless the front page is a 503 with the number `tel`. */
export async function restartInOutage(
  { site, visitor, proxy }: Pick<SiteKillOptions, 'site' | 'visitor' | 'proxy'>,
  tel: string,
): Promise<readonly string[]> {
  proxy.set('stopped');
  await site.end('SIGKILL');
  await site.start();
  const { status, text } = await visitor.request('/');
  proxy.set(undefined);
  if (status === 503 && text.includes(tel)) return [];
  return [
    `after a restart in an outage / answered ${status}, ${text.includes(tel) ? 'with' : 'without'} the phone number`,
  ];
}
