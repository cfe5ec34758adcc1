import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const PROGRAM = path.resolve(import.meta.dirname, '../../../../apps/backend/src/operator/cli/leads.ts');

/** A lead as the operator exports it. */
export interface StoredLead {
  readonly kind: string;
  readonly name: string;
  readonly tel: string;
  readonly message: string;
  readonly page: string;
  readonly consent: { readonly version: string };
  readonly marks: { readonly marketing: string };
  readonly lot?: { readonly id: string };
  readonly receipt?: { readonly total: number; readonly shown: string };
}

async function exportLeads(): Promise<readonly StoredLead[]> {
  const dataDir = process.env['E2E_DATA_DIR'];
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, 'export', '--format', 'json'], {
    env: { ...process.env, ...(dataDir === undefined ? {} : { VVOZ_DATA_DIR: dataDir }) },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout) as readonly StoredLead[];
}

/** Reads the names in all leads that the backend of the stack has on its disk. */
export const readStoredNames = async (): Promise<readonly string[]> =>
  (await exportLeads()).map(({ name }) => name);

/** Finds a lead that the backend of the stack has on its disk, by the name in it. */
export const findLead = async (name: string): Promise<StoredLead | undefined> =>
  (await exportLeads()).find((lead) => lead.name === name);
