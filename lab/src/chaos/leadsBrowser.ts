import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@vvoz/tools/lib/root';

const TEST = path.join(root, 'packages/tools/src/test/test.ts');

/**
 * Runs the end-to-end test `neverLost.spec.ts` with this number of `leads`: browser pages send them while network and backend
 * are cut at random. Prints the counts. Returns the test's exit code.
 */
export async function runBrowserChaos(leads: number, seed: number, dataDir: string): Promise<number> {
  const report = path.join(dataDir, 'leads-browser.json');
  const child = spawn(process.execPath, [TEST, '--only', 'e2e', 'neverLost.spec.ts'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      CHAOS_LEADS: String(leads),
      CHAOS_SEED: String(seed),
      CHAOS_REPORT: report,
    },
  });
  const code = await new Promise<number>((resolve) => {
    child.once('exit', (status) => resolve(status ?? 1));
  });
  if (code === 0) console.log(readFileSync(report, 'utf8').trim());
  return code;
}
