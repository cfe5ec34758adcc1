import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { State } from '../state/openState.ts';
import { parseLeadRow } from './leadRecord.ts';
import type { LeadLog } from './LeadLog.ts';
import { claimDeliveries, markFailed, markDelivered, type Delivery, type DeliveryOutcome } from './outbox.ts';
import { getFaultCode } from '../lib/faultCode.ts';
import { DeliveryError, toDeliveryError, type Target } from './targets/Target.ts';

/** Simultaneous deliveries to one target. */
const MAX_PARALLEL = 4;
/** How long one delivery may take, ms. The targets' own time limits are shorter. */
const DELIVERY_MS = 30_000;
/** How long a claim lasts, ms. Much longer than a delivery, so that a running process never loses its claim. */
const LEASE_MS = 90_000;
/** How long `stop` waits before it aborts deliveries, ms. Shorter than a process has to shut down. */
const STOP_MS = 7000;
/** How often to look for due deliveries without being woken, ms: repeats, and those that other processes left. */
const POLL_MS = 2000;

export interface OutboxOptions {
  readonly state: Pick<State, 'db' | 'engine'>;
  readonly targets: readonly Target[];
  readonly log: LeadLog;
  /** The name of this worker. Must be unique among all processes. */
  readonly holder?: string;
  readonly now?: () => Date;
  /** Waits until the time is over or the signal aborts. Never rejects. */
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  readonly deliveryMs?: number;
  readonly leaseMs?: number;
  readonly stopMs?: number;
}

export interface OutboxWorker {
  /** Starts delivering until `stop`. */
  readonly start: () => void;
  /** Claims nothing more and waits for running deliveries. Aborts those that take too long, as failed attempts. */
  readonly stop: () => Promise<void>;
  /** Delivers once what is due now. Returns the number of attempts. */
  readonly runOnce: () => Promise<number>;
  /** Looks for due deliveries now. Call it after saving a lead. */
  readonly wake: () => void;
}

const quietSleep = (ms: number, signal: AbortSignal) =>
  sleep(ms, undefined, { signal }).catch(() => undefined);

/** Rejects when the signal aborts, even if the work ignores the signal. */
function rejectOnAbort(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DeliveryError('no answer in time')), { once: true });
    work.then(resolve, reject);
  });
}

/**
 * Delivers the outbox. Each target has its own loop, so that a slow target does not delay the others. Several processes
 * may run a worker on the same data. A failed delivery is repeated until it is dead. So a target may get a lead twice,
 * when its answer was lost, late or not recorded. The log contains lead, target, attempt and outcome, never the
 * visitor's data.
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
  const aborted = new AbortController();
  let pauses: AbortController[] = [];
  let loops: Promise<void>[] = [];
  let wakeCount = 0;

  async function attempt(target: Target, delivery: Delivery): Promise<DeliveryOutcome> {
    const row = await state.db
      .selectFrom('lead')
      .selectAll()
      .where('id', '=', delivery.lead_id)
      .executeTakeFirstOrThrow();
    const facts = { lead: delivery.lead_id, target: target.name, attempt: delivery.attempts };
    const signal = AbortSignal.any([AbortSignal.timeout(deliveryMs), aborted.signal]);
    try {
      await rejectOnAbort(target.deliver(parseLeadRow(row), signal), signal);
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

  /** An unexpected error must not stop the other deliveries. The claim expires and the delivery is tried again. */
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
      limit: MAX_PARALLEL,
      leaseMs,
      now: now(),
    });
    await Promise.all(claimed.map((delivery) => attemptSafely(target, delivery)));
    return claimed.length;
  }

  async function runLoop(target: Target): Promise<void> {
    while (!stopped.signal.aborted) {
      const countBefore = wakeCount;
      const attempts = await runTarget(target).catch((error: unknown) => {
        log.error({ target: target.name, code: getFaultCode(error) }, 'outbox failed');
        return 0;
      });
      if (attempts === MAX_PARALLEL || wakeCount !== countBefore || stopped.signal.aborted) continue;
      const pauseController = new AbortController();
      pauses.push(pauseController);
      await pause(POLL_MS, pauseController.signal);
      pauses = pauses.filter((other) => other !== pauseController);
    }
  }

  /** Deliveries to a target that is no longer configured stay pending, so they are reported to the operator. */
  async function warnOfUnconfiguredTargets(): Promise<void> {
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
    wakeCount += 1;
    for (const pauseController of pauses) pauseController.abort();
  }

  return {
    wake,
    start: () => {
      if (loops.length > 0) return;
      const warned = warnOfUnconfiguredTargets().catch((error: unknown) =>
        log.error({ code: getFaultCode(error) }, 'outbox failed'),
      );
      loops = [warned, ...targets.map(runLoop)];
    },
    stop: async () => {
      stopped.abort();
      wake();
      const timer = setTimeout(() => aborted.abort(), stopMs);
      await Promise.all(loops);
      clearTimeout(timer);
    },
    runOnce: async () => {
      const counts = await Promise.all(targets.map(runTarget));
      return counts.reduce((sum, count) => sum + count, 0);
    },
  };
}
