import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from '../lib/root.ts';
import type { Progress } from '../start/progress.ts';

const PROGRAM = 'apps/backend/src/operator/cli/costTimes.ts';

const timesSchema = z.object({
  oneUs: z.number(),
  intervalUs: z.number(),
  pageMs: z.number(),
  calculations: z.number(),
  pageLots: z.number(),
});

/** Limits: µs for one calculation, ms for a page of lots. */
const MAX_ONE_US = 50;
const MAX_PAGE_MS = 5;

/** Measures one receipt, one with an interval, and a page of lots; writes `bench/cost.json`. Returns 1 above the limits. */
export async function benchCost(dataDir: string, progress: Progress, signal: AbortSignal): Promise<number> {
  const times = await progress.step('Measuring calculations', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, PROGRAM)], {
      env: { ...process.env, VVOZ_DATA_DIR: dataDir },
      signal,
    });
    return timesSchema.parse(JSON.parse(stdout));
  });
  const directory = path.join(dataDir, 'bench');
  mkdirSync(directory, { recursive: true });
  const file = path.join(directory, 'cost.json');
  const machine = { cores: os.cpus().length, node: process.version };
  writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), machine, times }, null, 2)}\n`);
  console.log(
    [
      `one receipt            ${times.oneUs.toFixed(1)} µs  (limit ${MAX_ONE_US})`,
      `year without month     ${times.intervalUs.toFixed(1)} µs`,
      `page of ${times.pageLots} lots        ${times.pageMs.toFixed(2)} ms  (limit ${MAX_PAGE_MS})`,
      '',
      `medians over ${times.calculations} calculations; written to ${path.relative(root, file)}`,
    ].join('\n'),
  );
  return Number(times.oneUs > MAX_ONE_US || times.pageMs > MAX_PAGE_MS);
}
