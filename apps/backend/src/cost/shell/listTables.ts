import { CERTAINTIES, type Certainty } from '@vvoz/law/certainty';
import type { TableSetData, TableSource } from '../tableSchema.ts';
import { listLeaves } from './compareTables.ts';

export interface NamedSource extends TableSource {
  /** `clearanceFee`. */
  readonly name: string;
}

/** Lists the tables of a set with their sources. */
export const listTables = (data: TableSetData): readonly NamedSource[] =>
  Object.entries(data).flatMap(([name, table]) =>
    typeof table === 'object' ? [{ name, ...(table as TableSource) }] : [],
  );

/** Lists the tables that are not certain as a whole. */
export const listUncertainTables = (
  data: TableSetData,
): readonly { readonly name: string; readonly certainty: Certainty }[] =>
  listTables(data).filter(({ certainty }) => certainty !== CERTAINTIES[0]);

/** Lists the figures of a table with their places; of no table when none is named. */
export function listFigures(
  data: TableSetData,
  table: string | undefined,
): readonly { readonly place: string; readonly after: string }[] {
  if (table === undefined || !Object.hasOwn(data, table)) return [];
  return [...listLeaves(data[table as keyof TableSetData], table)].map(([place, after]) => ({
    place,
    after,
  }));
}
