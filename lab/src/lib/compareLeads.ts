import { CHAOS_PAGE } from './postLead.ts';

export interface StoredLead {
  readonly id: string;
  readonly name: string;
  readonly page: string;
}

export interface LeadFaults {
  /** Answered, but not stored. */
  readonly lost: number;
  /** Stored more than once. */
  readonly doubled: number;
  /** Answered with an id that is not the stored one. */
  readonly mismatched: number;
  readonly faults: readonly string[];
}

/**
 * Compares the answers with what is stored.
 * @param ids ids of the answers by key; a stored lead has its key as name
 */
export function compareLeads(ids: ReadonlyMap<string, string>, rows: readonly StoredLead[]): LeadFaults {
  const byKey = Map.groupBy(
    rows.filter(({ page }) => page === CHAOS_PAGE),
    ({ name }) => name,
  );
  const faults: string[] = [];
  let lost = 0;
  let mismatched = 0;
  for (const [key, id] of ids) {
    const stored = byKey.get(key) ?? [];
    if (stored.length === 0) {
      lost += 1;
      faults.push(`lead ${id} was answered and is not stored`);
    } else if (stored.every((row) => row.id !== id)) {
      mismatched += 1;
      faults.push(`lead ${id} was answered and is stored as ${stored[0]?.id}`);
    }
  }
  let doubled = 0;
  for (const [key, stored] of byKey)
    if (stored.length > 1) {
      doubled += 1;
      faults.push(`the lead with the key ${key} is stored ${stored.length} times`);
    }
  return { lost, doubled, mismatched, faults };
}
