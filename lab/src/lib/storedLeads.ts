import { runOperatorProgram } from '@vvoz/tools/backend/runOperatorProgram';
import { compareLeads, type LeadFaults, type StoredLead } from './compareLeads.ts';

/**
 * Finds the acknowledged leads that are missing, stored twice, or stored under another id.
 * @param ids the id of the answer by the lead's key, which is also the name in the lead
 * @param env added to the environment: another database
 */
export async function findLeadFaults(
  dataDir: string,
  ids: ReadonlyMap<string, string>,
  env: Readonly<Record<string, string>> = {},
): Promise<LeadFaults> {
  const exported = await runOperatorProgram('leads', ['export', '--format', 'json'], {
    VVOZ_DATA_DIR: dataDir,
    ...env,
  });
  return compareLeads(ids, JSON.parse(exported) as StoredLead[]);
}
