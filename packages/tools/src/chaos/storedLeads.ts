import { runOperatorProgram } from '../backend/runOperatorProgram.ts';

/**
 * Finds the acknowledged leads that are missing, stored twice, or stored under another id.
 * @param ids the id of the answer by the lead's key, which is also the name in the lead
 * @param env added to the environment: another database
 */
export async function findLeadFaults(
  dataDir: string,
  ids: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>> = {},
): Promise<readonly string[]> {
  const exported = await runOperatorProgram('leads', ['export', '--format', 'json'], {
    VVOZ_DATA_DIR: dataDir,
    ...env,
  });
  const byName = new Map<string, string[]>();
  for (const { id, name } of JSON.parse(exported) as { id: string; name: string }[])
    byName.set(name, [...(byName.get(name) ?? []), id]);
  return [...ids].flatMap(([key, id]) => {
    const stored = byName.get(key) ?? [];
    return stored.length === 1 && stored[0] === id
      ? []
      : [`lead ${id} is stored ${stored.length} times under its key: ${stored.join(', ')}`];
  });
}
