import { OperatorError } from '../lib/OperatorError.ts';
import { compileTables } from './compileTables.ts';
import { tableSetSchema } from './tableSchema.ts';
import type { TableSet } from './tableSet.ts';

/** The tables are not what they should be; the message names the file and the place in it. */
export class TablesError extends OperatorError {
  override readonly name = 'TablesError';
}

/** Sets by period, in order, without gaps. At least one. */
export type AllTables = readonly [TableSet, ...TableSet[]];

export interface TableFile {
  readonly name: string;
  readonly content: unknown;
}

const DAY_MS = 86_400_000;
const nextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

function readSet({ name, content }: TableFile): TableSet {
  const read = tableSetSchema.safeParse(content);
  if (read.success) return compileTables(read.data);
  const problems = read.error.issues.map(({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`);
  throw new TablesError(`${name}: ${problems.join('; ')}`);
}

/**
 * Checks files of tables, each of them one period, and puts them in order. Throws a TablesError where one is wrong,
 * where two periods overlap, and where days between two periods have no tables.
 */
export function readTables(files: readonly TableFile[]): AllTables {
  const sets = files
    .map((file) => ({ name: file.name, set: readSet(file) }))
    .sort((one, other) => (one.set.validFrom < other.set.validFrom ? -1 : 1));
  for (const [index, { name, set }] of sets.entries()) {
    const before = sets[index - 1];
    if (!before) continue;
    const expected = nextDay(before.set.validTo);
    if (set.validFrom < expected)
      throw new TablesError(`${name} begins on ${set.validFrom}, before ${before.name} ends: they overlap`);
    if (set.validFrom > expected)
      throw new TablesError(`No tables from ${expected} until ${name} begins on ${set.validFrom}: a gap`);
  }
  const [first, ...others] = sets.map(({ set }) => set);
  if (!first) throw new TablesError('There are no tables');
  return [first, ...others];
}

/** The set in force on a day (YYYY-MM-DD): the last one after its end, the first one before its beginning. */
export function selectTables(all: AllTables, date: string): TableSet {
  let found = all[0];
  for (const set of all) if (set.validFrom <= date) found = set;
  return found;
}
