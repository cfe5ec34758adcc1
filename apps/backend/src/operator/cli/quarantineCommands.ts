import { countQuarantined, findQuarantined } from '../../ingest/findQuarantined.ts';
import { retryQuarantined } from '../../ingest/retryQuarantined.ts';
import { withCatalogue } from '../../ingest/withCatalogue.ts';
import { OperatorError } from '../../lib/OperatorError.ts';
import type { State } from '../../state/openState.ts';
import type { QuarantineCommand } from './quarantineArgs.ts';
import { formatTextTable } from './textTable.ts';

export interface QuarantineCommandContext {
  readonly state: State;
  /** The catalogue's database file. */
  readonly catalogueFile: string;
}

/** The requested record does not exist. */
export class QuarantineError extends OperatorError {
  override readonly name = 'QuarantineError';
}

const MAX_REASON = 120;

async function list(
  { state }: QuarantineCommandContext,
  { source, limit }: Extract<QuarantineCommand, { kind: 'list' }>,
): Promise<string> {
  const records = await findQuarantined(state.db, { source, limit });
  const total = await countQuarantined(state.db, source);
  if (total === 0) return 'The quarantine is empty.';
  const rows = records.map(({ id, at, place, reason }) => [
    id,
    at.slice(0, 16).replace('T', ' '),
    place,
    reason.slice(0, MAX_REASON),
  ]);
  return `${formatTextTable(rows)}\n${records.length} of ${total} shown`;
}

async function show({ state }: QuarantineCommandContext, id: string): Promise<string> {
  const [record] = await findQuarantined(state.db, { id });
  if (!record) throw new QuarantineError(`Record ${id} is not in the quarantine.`);
  return `${record.place}  ${record.at}\n${record.reason}\n${record.record}`;
}

async function retry(
  { state, catalogueFile }: QuarantineCommandContext,
  { id, source }: Extract<QuarantineCommand, { kind: 'retry' }>,
): Promise<string> {
  const records = await findQuarantined(state.db, { id, source });
  if (id !== undefined && records.length === 0)
    throw new QuarantineError(`Record ${id} is not in the quarantine.`);
  const { accepted, rejected } = await withCatalogue(catalogueFile, state, (db) =>
    retryQuarantined(db, state.db, records),
  );
  const reasons = rejected.map(({ place, reason }) => `  ${place}: ${reason.slice(0, MAX_REASON)}`);
  return [`${accepted} are lots now, ${rejected.length} stay`, ...reasons].join('\n');
}

async function exportLines({ state }: QuarantineCommandContext, source: string | undefined): Promise<string> {
  const records = await findQuarantined(state.db, { source });
  return records.map((record) => JSON.stringify(record)).join('\n');
}

/** Runs a command and returns its output. Throws QuarantineError, and IngestLocked while an import runs. */
export function runQuarantineCommand(
  context: QuarantineCommandContext,
  command: Exclude<QuarantineCommand, { kind: 'help' }>,
): Promise<string> {
  switch (command.kind) {
    case 'list':
      return list(context, command);
    case 'show':
      return show(context, command.id);
    case 'retry':
      return retry(context, command);
    case 'export':
      return exportLines(context, command.source);
  }
}
