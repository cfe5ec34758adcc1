import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/root.ts';
import { createPlayEnvironment } from '../lib/play.ts';

const run = promisify(execFile);

/** Runs a program of the backend's command line. Returns what it printed; rejects with its errors when it fails. */
export async function runOperatorProgram(
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const program = path.join(root, `apps/backend/src/operator/cli/${name}.ts`);
  const { stdout } = await run(process.execPath, [program, ...args], {
    env: { ...createPlayEnvironment(), ...env },
    maxBuffer: 1 << 28,
  });
  return stdout;
}
