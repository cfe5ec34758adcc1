import { writeFile } from 'node:fs/promises';
import { findLeads, toExportedLead, type LeadWithDeliveries } from '../../leads/findLeads.ts';
import { formatCsvHeader, formatCsvLead } from '../../leads/leadCsv.ts';
import { formatLeadSheet } from '../../leads/leadSheet.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import { PRIVATE_FILE } from '../../lib/privateFiles.ts';
import type { StateDb } from '../../state/schema.ts';
import type { LeadsCommand } from './leadsArgs.ts';

type Leads = AsyncIterable<LeadWithDeliveries>;

async function* formatCsv(leads: Leads): AsyncGenerator<string> {
  yield formatCsvHeader();
  for await (const lead of leads) yield formatCsvLead(lead);
}

async function* formatJson(leads: Leads): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const lead of leads) {
    yield `${separator}${JSON.stringify(toExportedLead(lead))}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/** Writes a new file that only its owner can read: requests contain names and numbers. Throws OperatorError. */
async function writeNewFile(file: string, content: AsyncIterable<string> | Buffer): Promise<void> {
  try {
    await writeFile(file, content, { mode: PRIVATE_FILE, flag: 'wx' });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    throw new OperatorError(
      code === 'EEXIST'
        ? `${file} exists. Remove it, or choose another name.`
        : `${file} cannot be written: ${code}.`,
    );
  }
}

/** Prints the requests since a day, or all, oldest first; or writes them into a file. */
export async function* exportLeads(
  state: { readonly db: StateDb },
  { since, format, out }: Extract<LeadsCommand, { kind: 'export' }>,
): AsyncGenerator<string> {
  const leads = findLeads(state, { since, order: 'oldest' });
  if (format === 'xlsx') {
    if (out === undefined) return;
    await writeNewFile(out, await formatLeadSheet(await Array.fromAsync(leads)));
  } else {
    const content = (format === 'csv' ? formatCsv : formatJson)(leads);
    if (out === undefined) return yield* content;
    await writeNewFile(out, content);
  }
  yield `Written: ${out}\n`;
}
