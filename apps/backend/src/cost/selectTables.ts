import { OperatorError } from '../lib/OperatorError.ts';
import { compileTables } from './compileTables.ts';
import { addDays } from './days.ts';
import { tableSetSchema } from './tableSchema.ts';
import type { TableSet } from './tableSet.ts';

/** The tables are invalid. The message names the file and the place in it. */
export class TablesError extends OperatorError {
  override readonly name = 'TablesError';
}

/** The sets of all periods, in order and without gaps. At least one. */
export type AllTables = readonly [TableSet, ...TableSet[]];

export interface TableFile {
  readonly name: string;
  readonly content: unknown;
}

function readSet({ name, content }: TableFile): TableSet {
  const parsed = tableSetSchema.safeParse(content);
  if (parsed.success) return compileTables(parsed.data);
  const problems = parsed.error.issues.map(
    ({ path, message }) => `${path.join('.') || '(whole)'}: ${message}`,
  );
  throw new TablesError(`${name}: ${problems.join('; ')}`);
}

/**
 * Checks the files, each of which has the tables of one period, and sorts them. Throws a TablesError for a wrong file,
 * for periods that overlap, and for days between two periods without tables.
 */
export function readTables(files: readonly TableFile[]): AllTables {
  const sets = files
    .map((file) => ({ name: file.name, set: readSet(file) }))
    .sort((one, other) => (one.set.validFrom < other.set.validFrom ? -1 : 1));
  for (const [index, { name, set }] of sets.entries()) {
    const before = sets[index - 1];
    if (!before) continue;
    const expected = addDays(before.set.validTo, 1);
    if (set.validFrom < expected)
      throw new TablesError(
        `${name} begins on ${set.validFrom}, but ${before.name} ends on ${before.set.validTo}: the periods overlap`,
      );
    if (set.validFrom > expected)
      throw new TablesError(
        `There is a gap: no tables from ${expected} until ${name} begins on ${set.validFrom}`,
      );
  }
  const [first, ...others] = sets.map(({ set }) => set);
  if (!first) throw new TablesError('There are no tables: the folder needs at least one JSON file');
  return [first, ...others];
}

/**
 * The set in force on a day (YYYY-MM-DD). Before the first period it is the first set, after the last one the last set.
 */
export function selectTables(all: AllTables, date: string): TableSet {
  let selected = all[0];
  for (const set of all) if (set.validFrom <= date) selected = set;
  return selected;
}
