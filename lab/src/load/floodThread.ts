import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { COSTS } from '@vvoz/site-server/limits/visitorLimits';
import { COSTLY, WaitList, type Flood, type FloodedSite, type Waits } from './costly.ts';

/** How often the flood sends what is due, ms. */
const TICK_MS = 10;

/** Connections are used again, as a gateway does. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 256 });

/** Requests an address as a visitor and drops the answer. Returns its status, 0 without one. */
const send = (url: string, visitor: string): Promise<number> =>
  new Promise((resolve) => {
    http
      .get(url, { agent, headers: { 'x-forwarded-for': visitor } }, (response) => {
        response.resume().on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
      })
      .on('error', () => resolve(0));
  });

async function sendFlood(
  { url, lots }: FloodedSite,
  { kind, addresses }: Flood,
  isOver: () => boolean,
): Promise<Waits> {
  const { limit, path } = COSTLY[kind];
  const { calls, seconds, maxOpen } = COSTS[limit];
  const perMs = ((calls / seconds) * (addresses === 1 ? 1 : addresses / 10)) / 1000;
  const waits = new WaitList();
  const open = new Set<Promise<void>>();
  // A later flood asks for other things, which no cache has.
  let sent = Date.now() % 1_000_000;
  const begun = performance.now();
  for (let due = 0; !isOver(); await pause(TICK_MS)) {
    for (; due < (performance.now() - begun) * perMs; due += 1) {
      if (open.size >= maxOpen * addresses) continue;
      sent += 1;
      const visitor = `10.7.${Math.floor((sent % addresses) / 250)}.${(sent % addresses) % 250}`;
      const target = url + path(sent, lots[sent % lots.length] ?? '');
      const request = waits.measure(() => send(target, visitor)).then(() => void open.delete(request));
      open.add(request);
    }
  }
  await Promise.all(open);
  return waits.summarise();
}

/** The flood ends once `isOver` has a 1. */
const { site, flood, isOver } = workerData as {
  readonly site: FloodedSite;
  readonly flood: Flood;
  readonly isOver: Int32Array;
};
const waits = await sendFlood(site, flood, () => Atomics.load(isOver, 0) === 1);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(waits);
