import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = path.resolve(import.meta.dirname, '../../../../apps/backend/src/operator/cli/leads.ts');

/** Reads the names of all requests that the backend of the stack has on its disk. */
export async function readStoredNames(): Promise<readonly string[]> {
  const dataDir = process.env['E2E_DATA_DIR'];
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, 'export', '--format', 'json'], {
    env: { ...process.env, ...(dataDir === undefined ? {} : { VVOZ_DATA_DIR: dataDir }) },
    maxBuffer: 2 ** 28,
  });
  return (JSON.parse(stdout) as readonly { readonly name: string }[]).map(({ name }) => name);
}
