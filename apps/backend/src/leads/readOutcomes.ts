import { getFaultCode } from '../lib/faultCode.ts';
import { readNote, writeNote } from '../state/notes.ts';
import type { StateDb } from '../state/schema.ts';
import type { LeadLog } from './LeadLog.ts';
import { DeliveryError, type Outcome, type Target } from './targets/Target.ts';

const DAY_MS = 86_400_000;
/** How far the first reading looks back, ms. */
const FIRST_MS = 90 * DAY_MS;
/** How far each reading overlaps the one before, ms: clocks differ. */
const OVERLAP_MS = 600_000;
/** How long one target may take, ms. */
const READING_MS = 300_000;

async function saveOutcome(
  db: StateDb,
  target: string,
  { leadId, outcome }: Outcome,
  now: Date,
): Promise<boolean> {
  const value = outcome === 'open' ? '' : outcome;
  const { numUpdatedRows } = await db
    .updateTable('delivery')
    .set({ outcome: value, outcome_at: value === '' ? '' : now.toISOString() })
    .where('lead_id', '=', leadId)
    .where('target', '=', target)
    .where('outcome', '!=', value)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Asks each target that tells what became of its leads since the last reading, and stores it with the deliveries. A
 * target that does not answer is asked for the same time again at the next reading. Throws when one failed.
 */
export async function readOutcomes(
  db: StateDb,
  targets: readonly Target[],
  {
    log,
    signal,
    now = new Date(),
  }: { readonly log: Pick<LeadLog, 'info' | 'warn'>; readonly signal: AbortSignal; readonly now?: Date },
): Promise<void> {
  const failed: string[] = [];
  for (const { name, listOutcomes } of targets) {
    if (!listOutcomes) continue;
    const note = `outcomes:${name}`;
    const last = await readNote(db, note);
    const since = new Date(last === undefined ? now.getTime() - FIRST_MS : Date.parse(last) - OVERLAP_MS);
    try {
      const outcomes = await listOutcomes(since, AbortSignal.any([signal, AbortSignal.timeout(READING_MS)]));
      let changed = 0;
      for (const outcome of outcomes) changed += Number(await saveOutcome(db, name, outcome, now));
      await writeNote(db, note, now.toISOString());
      log.info({ target: name, read: outcomes.length, changed }, 'outcomes of leads read');
    } catch (error) {
      failed.push(name);
      // The detail of a target may repeat a visitor's data.
      const reason = error instanceof DeliveryError ? error.message : getFaultCode(error);
      log.warn({ target: name, reason }, 'outcomes of leads not read');
    }
  }
  if (failed.length > 0) throw new DeliveryError(`not read: ${failed.join(', ')}`);
}
