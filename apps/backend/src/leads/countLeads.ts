import type { StateDb } from '../state/schema.ts';

export interface TargetCounts {
  readonly delivered: number;
  readonly pending: number;
  readonly dead: number;
  /** By outcome: won, lost, spam. Empty for targets that do not tell. */
  readonly outcomes: Readonly<Record<string, number>>;
}

/** Numbers of leads, for the metrics and the command line. */
export interface LeadCounts {
  readonly received: number;
  /** By name of target, sorted. */
  readonly targets: Readonly<Record<string, TargetCounts>>;
}

const NO_DELIVERIES: TargetCounts = { delivered: 0, pending: 0, dead: 0, outcomes: {} };

/** Counts the leads, and their deliveries by target and state. */
export async function countLeads({ db }: { readonly db: StateDb }): Promise<LeadCounts> {
  const { received } = await db
    .selectFrom('lead')
    .select((field) => field.fn.countAll<number>().as('received'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('delivery')
    .select((field) => ['target', 'state', field.fn.countAll<number>().as('count')])
    .groupBy(['target', 'state'])
    .orderBy('target')
    .execute();
  const targets: Record<string, TargetCounts> = {};
  for (const { target, state, count } of rows)
    targets[target] = { ...(targets[target] ?? NO_DELIVERIES), [state]: Number(count) };
  const outcomes = await db
    .selectFrom('delivery')
    .select((field) => ['target', 'outcome', field.fn.countAll<number>().as('count')])
    .where('outcome', '!=', '')
    .groupBy(['target', 'outcome'])
    .orderBy('outcome')
    .execute();
  for (const { target, outcome, count } of outcomes) {
    const counts = targets[target] ?? NO_DELIVERIES;
    targets[target] = { ...counts, outcomes: { ...counts.outcomes, [outcome]: Number(count) } };
  }
  return { received: Number(received), targets };
}
