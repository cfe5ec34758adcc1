import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { root } from '@vvoz/tools/lib/root';
import type { BenchContext, Figures } from './benchPart.ts';
import { writeDetails } from './writeDetails.ts';

const PROGRAM = 'apps/backend/src/operator/cli/costTimes.ts';

const timesSchema = z.object({
  oneUs: z.number(),
  intervalUs: z.number(),
  pageMs: z.number(),
  calculations: z.number(),
  pageLots: z.number(),
});

/** Measures one receipt, one with an interval, and a page of lots; medians over many calculations. */
export async function benchCost({ stack, progress, signal }: BenchContext): Promise<Figures> {
  const times = await progress.step('Measuring calculations', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [path.join(root, PROGRAM)], {
      env: { ...process.env, VVOZ_DATA_DIR: stack.dataDir },
      signal,
    });
    return timesSchema.parse(JSON.parse(stdout));
  });
  writeDetails(stack.dataDir, 'cost', times);
  return { one: times.oneUs, interval: times.intervalUs, page: times.pageMs };
}
