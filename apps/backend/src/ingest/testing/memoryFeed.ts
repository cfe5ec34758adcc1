import type { Feed, RawRecord, Completeness } from '../rawRecord.ts';

/** A feed of records in memory, `chunk` at a time. */
export async function* createMemoryFeed(
  records: readonly unknown[],
  { chunk = 100, completeness = 'whole' as Completeness, failAfter = Infinity } = {},
): Feed {
  for (let from = 0; from < records.length; from += chunk) {
    if (from >= failAfter) throw new Error('the line broke');
    yield records
      .slice(from, from + chunk)
      .map((record, index): RawRecord => ({ place: `memory:${from + index + 1}`, record }));
  }
  return completeness;
}
