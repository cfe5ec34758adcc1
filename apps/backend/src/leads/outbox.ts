import type { Kysely, Selectable } from 'kysely';
import type { State } from '../state/openState.ts';
import type { DeliveryTable, StateTables } from '../state/schema.ts';
import { calculateBackOff, MAX_ATTEMPTS } from './backOff.ts';
import type { DeliveryError } from './targets/Target.ts';

export type Delivery = Selectable<DeliveryTable>;
export type DeliveryOutcome = 'delivered' | 'retry' | 'dead' | 'lost claim';

export interface ClaimRequest {
  readonly target: string;
  /** Who claims; no two processes have the same. */
  readonly holder: string;
  readonly limit: number;
  /** How long nobody else may try these; longer than a delivery can take, ms. */
  readonly leaseMs: number;
  readonly now: Date;
}

const ERROR_LENGTH = 300;

/**
 * Takes deliveries that are due and that no living claim holds, the longest due first, and counts the attempt. One
 * statement: of several processes each gets others.
 */
export async function claimDeliveries(
  { db, engine }: Pick<State, 'db' | 'engine'>,
  { target, holder, limit, leaseMs, now }: ClaimRequest,
): Promise<Delivery[]> {
  const at = now.toISOString();
  const due = (from: Pick<Kysely<StateTables>, 'selectFrom'>) => {
    const found = from
      .selectFrom('delivery')
      .select('id')
      .where('state', '=', 'pending')
      .where('target', '=', target)
      .where('due_at', '<=', at)
      .where('claimed_until', '<=', at)
      .orderBy('due_at')
      .limit(limit);
    // SQLite has one writer at a time; PostgreSQL steps over the rows that another process is just taking.
    return engine.kind === 'postgres' ? found.forUpdate().skipLocked() : found;
  };
  // Materialised: evaluated twice, the limit would be no limit.
  return db
    .with((cte) => cte('due').materialized(), due)
    .updateTable('delivery')
    .set((field) => ({
      claimed_by: holder,
      claimed_until: new Date(now.getTime() + leaseMs).toISOString(),
      attempts: field('attempts', '+', 1),
    }))
    .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
}

/** It has arrived; so it is, even if the claim ran out meanwhile. */
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

/** It has not arrived: it is due again later, or dead. A claim that somebody else holds by now is left alone. */
export async function markFailed(
  { db }: Pick<State, 'db'>,
  delivery: Delivery,
  error: DeliveryError,
  now: Date,
): Promise<DeliveryOutcome> {
  const isDead = error.permanent || delivery.attempts >= MAX_ATTEMPTS;
  const said = error.detail === '' ? error.message : `${error.message}: ${error.detail}`;
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({
      state: isDead ? 'dead' : 'pending',
      due_at: new Date(now.getTime() + calculateBackOff(delivery.attempts, error)).toISOString(),
      claimed_by: '',
      claimed_until: '',
      last_error: said.slice(0, ERROR_LENGTH),
    })
    .where('id', '=', delivery.id)
    .where('state', '=', 'pending')
    .where('claimed_by', '=', delivery.claimed_by)
    .where('attempts', '=', delivery.attempts)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'lost claim';
  return isDead ? 'dead' : 'retry';
}
