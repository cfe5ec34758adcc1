import type { Kysely, Selectable } from 'kysely';
import type { State } from '../state/openState.ts';
import type { DeliveryTable, StateTables } from '../state/schema.ts';
import { calculateBackOff, MAX_ATTEMPTS, MAX_RETRY_AFTER_MS } from './backOff.ts';
import type { DeliveryError } from './targets/Target.ts';

export type Delivery = Selectable<DeliveryTable>;
export type DeliveryOutcome = 'delivered' | 'retry' | 'dead' | 'lost claim';

export interface ClaimRequest {
  readonly target: string;
  /** The claiming worker. Must be unique among all processes. */
  readonly holder: string;
  readonly limit: number;
  /** How long no other worker may claim these, ms. Must be longer than a delivery can take. */
  readonly leaseMs: number;
  readonly now: Date;
}

const MAX_ERROR_LENGTH = 300;

/** No attempt is scheduled further ahead, ms. A later time comes from a clock that was ahead. */
const MAX_DUE_MS = 2 * MAX_RETRY_AFTER_MS;

/**
 * Claims deliveries that are due and not claimed, longest due first, and increments their attempts. It is one
 * statement, so that several processes never get the same delivery.
 */
export async function claimDeliveries(
  { db, engine }: Pick<State, 'db' | 'engine'>,
  { target, holder, limit, leaseMs, now }: ClaimRequest,
): Promise<Delivery[]> {
  const at = now.toISOString();
  const addMs = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const selectDue = (from: Pick<Kysely<StateTables>, 'selectFrom'>) => {
    const query = from
      .selectFrom('delivery')
      .select('id')
      .where('state', '=', 'pending')
      .where('target', '=', target)
      .where((eb) => eb.or([eb('due_at', '<=', at), eb('due_at', '>', addMs(MAX_DUE_MS))]))
      .where((eb) => eb.or([eb('claimed_until', '<=', at), eb('claimed_until', '>', addMs(2 * leaseMs))]))
      .orderBy('due_at')
      .limit(limit);
    // SQLite has one writer at a time. PostgreSQL must skip the rows that another process is claiming.
    return engine.kind === 'postgres' ? query.forUpdate().skipLocked() : query;
  };
  // Materialised, because evaluating it twice would exceed the limit.
  return db
    .with((cte) => cte('due').materialized(), selectDue)
    .updateTable('delivery')
    .set((field) => ({
      claimed_by: holder,
      claimed_until: addMs(leaseMs),
      attempts: field('attempts', '+', 1),
    }))
    .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
}

/** Marks a delivery as delivered, even if its claim has expired meanwhile. */
export async function markDelivered(
  { db }: Pick<State, 'db'>,
  delivery: Delivery,
  now: Date,
): Promise<DeliveryOutcome> {
  await db
    .updateTable('delivery')
    .set({
      state: 'delivered',
      delivered_at: now.toISOString(),
      claimed_by: '',
      claimed_until: '',
      last_error: '',
    })
    .where('id', '=', delivery.id)
    .where('state', '!=', 'delivered')
    .execute();
  return 'delivered';
}

/**
 * Schedules the next attempt of a failed delivery, or marks it as dead. Does nothing if another worker has claimed it.
 */
export async function markFailed(
  { db }: Pick<State, 'db'>,
  delivery: Delivery,
  error: DeliveryError,
  now: Date,
): Promise<DeliveryOutcome> {
  const isDead = error.permanent || delivery.attempts >= MAX_ATTEMPTS;
  const message = error.detail === '' ? error.message : `${error.message}: ${error.detail}`;
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({
      state: isDead ? 'dead' : 'pending',
      due_at: new Date(now.getTime() + calculateBackOff(delivery.attempts, error)).toISOString(),
      claimed_by: '',
      claimed_until: '',
      last_error: message.slice(0, MAX_ERROR_LENGTH),
    })
    .where('id', '=', delivery.id)
    .where('state', '=', 'pending')
    .where('claimed_by', '=', delivery.claimed_by)
    .where('attempts', '=', delivery.attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'lost claim';
  return isDead ? 'dead' : 'retry';
}
