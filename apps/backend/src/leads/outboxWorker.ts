import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from '../state/openState.ts';
import { leadFromRow } from './leadRecord.ts';
import type { LeadLog } from './LeadLog.ts';
import { claimDeliveries, markFailed, markDelivered, type Delivery, type DeliveryOutcome } from './outbox.ts';
import { DeliveryError, getFaultCode, toDeliveryError, type Target } from './targets/Target.ts';

/** At once to one target: none of them is asked for more than a trickle. */
const AT_ONCE = 4;
/** How long one delivery may take in all; what it waits for by itself is shorter. ms. */
const DELIVERY_MS = 30_000;
/** Well beyond that, so that a claim of a living process never runs out. ms. */
const LEASE_MS = 90_000;
/** How long `stop` lets deliveries run before it calls them off, ms: shorter than a process is given to end. */
const STOP_MS = 7000;
/** How often each target's deliveries are looked for without being woken, ms: repeats, and what other processes left. */
const POLL_MS = 2000;

export interface OutboxOptions {
  readonly state: Pick<State, 'db' | 'engine'>;
  readonly targets: readonly Target[];
  readonly log: LeadLog;
  /** Who claims: no two processes may have the same. */
  readonly holder?: string;
  readonly now?: () => Date;
  /** Waits; ends early when the signal says so. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly deliveryMs?: number;
  readonly leaseMs?: number;
  readonly stopMs?: number;
}

export interface OutboxWorker {
  /** Begins to deliver, and goes on until it is stopped. */
  readonly start: () => void;
  /** Takes nothing more, and waits for what is under way; what takes too long is called off and stays due. */
  readonly stop: () => Promise<void>;
  /** Delivers what is due now, once; says how many were tried. */
  readonly runOnce: () => Promise<number>;
  /** There is something new: looks at once. */
  readonly wake: () => void;
}

const quietSleep = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/** Rejects when the signal comes, whatever the work makes of it. */
function bounded(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DeliveryError('no answer in time')), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Delivers the outbox. Each target goes its own pace, so that a slow one holds no other up; any number of processes
 * may run one of these on the same data. A lead reaches each target at least once: twice only where the target had it
 * and its answer was lost. The log holds lead, target, attempt and outcome, and nothing of the visitor.
 */
export function createOutboxWorker({
  state,
  targets,
  log,
  holder = randomUUID(),
  now = () => new Date(),
  pause = quietSleep,
  deliveryMs = DELIVERY_MS,
  leaseMs = LEASE_MS,
  stopMs = STOP_MS,
}: OutboxOptions): OutboxWorker {
  const stopped = new AbortController();
  const hurried = new AbortController();
  let naps: AbortController[] = [];
  let loops: Promise<void>[] = [];
  let woken = 0;

  async function attempt(target: Target, delivery: Delivery): Promise<DeliveryOutcome> {
    const row = await state.db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', delivery.lead_id)
      .executeTakeFirstOrThrow();
    const facts = { lead: delivery.lead_id, target: target.name, attempt: delivery.attempts };
    const signal = AbortSignal.any([AbortSignal.timeout(deliveryMs), hurried.signal]);
    try {
      await bounded(target.deliver(leadFromRow(row), signal), signal);
    } catch (error) {
      const failure = toDeliveryError(error);
      const outcome = await markFailed(state, delivery, failure, now());
      log.warn({ ...facts, outcome, reason: failure.message }, 'lead not delivered');
      return outcome;
    }
    const outcome = await markDelivered(state, delivery, now());
    log.info({ ...facts, outcome }, 'lead delivered');
    return outcome;
  }

  /** What happens to one must not hold up the others; its claim runs out, and it is tried again. */
  async function attemptSafely(target: Target, delivery: Delivery): Promise<void> {
    try {
      await attempt(target, delivery);
    } catch (error) {
      log.error({ lead: delivery.lead_id, target: target.name, code: getFaultCode(error) }, 'outbox failed');
    }
  }

  async function runTarget(target: Target): Promise<number> {
    const claimed = await claimDeliveries(state, {
      target: target.name,
      holder,
      limit: AT_ONCE,
      leaseMs,
      now: now(),
    });
    await Promise.all(claimed.map((delivery) => attemptSafely(target, delivery)));
    return claimed.length;
  }

  async function loop(target: Target): Promise<void> {
    while (!stopped.signal.aborted) {
      const before = woken;
      const tried = await runTarget(target).catch((error: unknown) => {
        log.error({ target: target.name, code: getFaultCode(error) }, 'outbox failed');
        return 0;
      });
      if (tried === AT_ONCE || woken !== before || stopped.signal.aborted) continue;
      const nap = new AbortController();
      naps.push(nap);
      await pause(POLL_MS, nap.signal);
      naps = naps.filter((other) => other !== nap);
    }
  }

  /** Deliveries of a target that is configured no longer wait for the day when it is again. */
  async function sayForgotten(): Promise<void> {
    const waiting = await state.db
      .selectFrom('delivery')
      .select((field) => ['target', field.fn.countAll<number>().as('count')])
      .where('state', '=', 'pending')
      .groupBy('target')
      .execute();
    for (const { target, count } of waiting)
      if (targets.every(({ name }) => name !== target))
        log.warn({ target, deliveries: Number(count) }, 'leads wait for a target that is not configured');
  }

  function wake(): void {
    woken += 1;
    for (const nap of naps) nap.abort();
  }

  return {
    wake,
    start: () => {
      if (loops.length > 0) return;
      const said = sayForgotten().catch((error: unknown) =>
        log.error({ code: getFaultCode(error) }, 'outbox failed'),
      );
      loops = [said, ...targets.map(loop)];
    },
    stop: async () => {
      stopped.abort();
      wake();
      const hurry = setTimeout(() => hurried.abort(), stopMs);
      await Promise.all(loops);
      clearTimeout(hurry);
    },
    runOnce: async () => {
      const counts = await Promise.all(targets.map(runTarget));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
