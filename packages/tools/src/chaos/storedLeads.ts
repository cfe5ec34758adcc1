import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../lib/root.ts';

const run = promisify(execFile);

async function exportLeads(dataDir: string): Promise<readonly { id: string; name: string }[]> {
  const program = path.join(root, 'apps/backend/src/operator/cli/leads.ts');
  const { stdout } = await run(process.execPath, [program, 'export', '--format', 'json'], {
    env: { ...process.env, VVOZ_DATA_DIR: dataDir },
    maxBuffer: 1 << 28,
  });
  return JSON.parse(stdout) as { id: string; name: string }[];
}

/**
 * Finds the acknowledged leads that are missing, stored twice, or stored under another id.
 * @param ids the id of the answer by the lead's key, which is also the name in the lead
 */
export async function findLeadFaults(
  dataDir: string,
  ids: ReadonlyMap<string, string>,
): Promise<readonly string[]> {
  const byName = new Map<string, string[]>();
  for (const { id, name } of await exportLeads(dataDir)) byName.set(name, [...(byName.get(name) ?? []), id]);
  return [...ids].flatMap(([key, id]) => {
    const stored = byName.get(key) ?? [];
    return stored.length === 1 && stored[0] === id
      ? []
      : [`lead ${id} is stored ${stored.length} times under its key: ${stored.join(', ')}`];
  });
}
