import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { root } from '@vvoz/tools/lib/root';
import { PART_NAMES } from './goals.ts';

const partResultSchema = z.object({
  /** ISO date and time of its end. */
  at: z.string(),
  /** Load average of the last minute before it began. */
  load: z.number(),
  /** CPU time of one request of the empty page in the same run, ms: how fast this machine was. */
  emptyMs: z.number().positive(),
  /** By the key of the goal. */
  figures: z.record(z.string(), z.number()),
});

const resultsSchema = z.object({
  machine: z.object({ cores: z.number(), cpu: z.string(), node: z.string() }),
  parts: z.partialRecord(z.enum(PART_NAMES), partResultSchema),
});

/** The figures of a part, with what is needed to compare them with those of another run. */
export type PartResult = z.infer<typeof partResultSchema>;

/** What a run of the bench measured. */
export type BenchResults = z.infer<typeof resultsSchema>;

const FOLDER = path.join(root, 'lab');
export const LATEST = path.join(FOLDER, 'latest.json');
export const BASELINE = path.join(FOLDER, 'baseline.json');

export const describeMachine = (): BenchResults['machine'] => ({
  cores: os.cpus().length,
  cpu: os.cpus()[0]?.model.trim() ?? '',
  node: process.version,
});

/** Reads the results of an earlier run; undefined where there are none. Throws when the file has another shape. */
export const readResults = (file: string): BenchResults | undefined =>
  existsSync(file) ? resultsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : undefined;

export function writeResults(file: string, results: BenchResults): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
}

/** Replaces the parts of an earlier run by those of this one. Parts that this run did not measure stay. */
export const mergeResults = (earlier: BenchResults | undefined, now: BenchResults): BenchResults => ({
  ...now,
  parts: { ...earlier?.parts, ...now.parts },
});
