import { getAuctionToday } from '@vvoz/catalogue/dates/auctionDay';
import { listAuctionWeeks } from '@vvoz/catalogue/dates/auctionWeek';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { readMeta, writeMeta } from '../catalogue/db/meta.ts';

const schema = z.object({
  seed: z.number().int(),
  /** Japanese lots. */
  coming: z.number().int(),
  sold: z.number().int(),
  /** Monday of the week of the coming lots, in Japanese time. */
  week: z.iso.date(),
  /** Time for which the feeds were generated. */
  now: z.iso.datetime(),
  /** False while a fill runs, and after one that was interrupted. */
  complete: z.boolean(),
});

/** Description of the demo data, stored in the database. */
export type DemoNote = Readonly<z.infer<typeof schema>>;

const NAME = 'demo';

/** Reads the description of the demo data; undefined when the database has none. */
export function readDemoNote(db: Database): DemoNote | undefined {
  const text = readMeta(db, NAME);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

export const writeDemoNote = (db: Database, note: DemoNote): void =>
  writeMeta(db, NAME, JSON.stringify(note));

/** Returns the Monday of the current week in Japan: `2026-11-16`. */
export const findJapaneseMonday = (now: Date): string =>
  listAuctionWeeks(getAuctionToday('japan', now))[0].days[0]?.date ?? '';
