import { listConsents } from '../../leads/consents/consentRegister.ts';
import { formatCsvRow } from '../../leads/leadCsv.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import type { StateDb } from '../../state/schema.ts';
import type { LeadsCommand } from './leadsArgs.ts';

const COLUMNS = ['at', 'lead_id', 'act', 'scope', 'version', 'text_hash', 'host', 'page'] as const;

/** Prints a text as the visitor saw it, with a line about it. Throws OperatorError. */
async function* printText({ db }: { readonly db: StateDb }, hash: string): AsyncGenerator<string> {
  const text = await db.selectFrom('consent_text').selectAll().where('hash', '=', hash).executeTakeFirst();
  if (!text) throw new OperatorError(`No text has the hash ${hash}.`);
  yield `${text.path}, version ${text.version}, since ${text.since}\n${text.title}\n${text.html}\n`;
}

/** Prints the register of consents and withdrawals, oldest first. It names requests, no persons. */
export async function* printConsents(
  state: { readonly db: StateDb },
  { since, text }: Extract<LeadsCommand, { kind: 'consents' }>,
): AsyncGenerator<string> {
  if (text !== undefined) return yield* printText(state, text);
  yield formatCsvRow(COLUMNS);
  for (const event of await listConsents(state, since))
    yield formatCsvRow(COLUMNS.map((name) => event[name]));
}
