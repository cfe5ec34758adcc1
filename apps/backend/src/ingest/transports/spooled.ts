import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Feed, RawRecord, Completeness } from '../rawRecord.ts';

/** Characters that `readline` also takes for line ends. In JSON they occur only in texts, where they can be escaped. */
const LINE_ENDS = /[\u2028\u2029]/g;

const toLine = (records: readonly RawRecord[]): string =>
  `${JSON.stringify(records).replaceAll(LINE_ENDS, (end) => (end === '\u2028' ? '\\u2028' : '\\u2029'))}\n`;

/**
 * Writes a feed to a temporary file before it yields the first record. An import holds the database's write lock from
 * its first record to its last, so it must not wait for the network. Throws what the feed throws.
 */
export async function* spoolFeed(feed: Feed): Feed {
  const dir = await mkdtemp(path.join(tmpdir(), 'vvoz-feed-'));
  const file = path.join(dir, 'chunks.ndjson');
  try {
    const completeness = await writeToFile(feed, file);
    const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
    for await (const line of lines) yield JSON.parse(line) as RawRecord[];
    return completeness;
  } finally {
    await feed.return('part');
    await rm(dir, { recursive: true, force: true });
  }
}

async function writeToFile(feed: Feed, file: string): Promise<Completeness> {
  const out = await open(file, 'w');
  try {
    for (;;) {
      const step = await feed.next();
      if (step.done) return step.value;
      await out.write(toLine(step.value));
    }
  } finally {
    await out.close();
  }
}
