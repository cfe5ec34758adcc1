import type { Feed, RawRecord, Completeness } from '../rawRecord.ts';

/** Reads a feed to its end. */
export async function readFeed(
  feed: Feed,
): Promise<{ readonly records: readonly RawRecord[]; readonly completeness: Completeness }> {
  const records: RawRecord[] = [];
  for (;;) {
    const step = await feed.next();
    if (step.done) return { records, completeness: step.value };
    records.push(...step.value);
  }
}
