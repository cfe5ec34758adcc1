import type { Feed, RawRecord, Reach } from '../rawRecord.ts';

/** Reads a feed to its end. */
export async function readFeed(
  feed: Feed,
): Promise<{ readonly records: readonly RawRecord[]; readonly reach: Reach }> {
  const records: RawRecord[] = [];
  for (;;) {
    const step = await feed.next();
    if (step.done) return { records, reach: step.value };
    records.push(...step.value);
  }
}
