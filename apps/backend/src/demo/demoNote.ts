import { listAuctionWeeks } from '@vvoz/catalogue/dates/auctionWeek';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { readMeta, writeMeta } from '../catalogue/db/meta.ts';

const schema = z.object({
  seed: z.number().int(),
  /** Japanese lots. */
  coming: z.number().int(),
  sold: z.number().int(),
  /** Monday of the Japanese week that the coming lots belong to. */
  week: z.iso.date(),
  /** The moment that the feeds were written for. */
  now: z.iso.datetime(),
  /** False while the first filling is under way. */
  complete: z.boolean(),
});

/** What the database says of its demo data. */
export type DemoNote = Readonly<z.infer<typeof schema>>;

const NAME = 'demo';

/** Undefined when the database holds no demo data. */
export function readDemoNote(db: Database): DemoNote | undefined {
  const text = readMeta(db, NAME);
  return text === undefined ? undefined : schema.parse(JSON.parse(text));
}

export const writeDemoNote = (db: Database, note: DemoNote): void =>
  writeMeta(db, NAME, JSON.stringify(note));

/** Monday of the week of Japan, `2026-11-16`. */
export const findJapaneseMonday = (now: Date): string =>
  listAuctionWeeks('japan', now)[0].days[0]?.date ?? '';
