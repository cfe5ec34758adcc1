import type Sqlite from 'better-sqlite3';
import type { StateDb } from '../../state/schema.ts';

/** How many rows of a database are not in the backup: restoring the backup would lose them. */
export interface Unsaved {
  readonly requests: number;
  readonly messages: number;
  readonly settings: number;
}

/** Counts rows by their keys, not by their times, because clocks may jump. */
export async function findUnsaved(current: StateDb, copy: Sqlite.Database): Promise<Unsaved> {
  const tables = new Set((await current.introspection.getTables()).map(({ name }) => name));
  const countMissing = async (
    table: 'lead' | 'chat_message' | 'cost_settings',
    key: 'id' | 'version',
  ): Promise<number> => {
    if (!tables.has(table)) return 0;
    const saved = new Set(copy.prepare(`select ${key} from ${table}`).pluck().all());
    const rows = await current
      .selectFrom(table)
      .select((eb) => eb.ref(key as never).as('key'))
      .execute();
    return rows.filter((row) => !saved.has(row.key)).length;
  };
  return {
    requests: await countMissing('lead', 'id'),
    messages: await countMissing('chat_message', 'id'),
    settings: await countMissing('cost_settings', 'version'),
  };
}

/** «3 requests, 1 chat message»; '' when nothing would be lost. */
export const describeUnsaved = ({ requests, messages, settings }: Unsaved): string =>
  [
    requests > 0 && `${requests} request${requests === 1 ? '' : 's'}`,
    messages > 0 && `${messages} chat message${messages === 1 ? '' : 's'}`,
    settings > 0 && `${settings} version${settings === 1 ? '' : 's'} of the cost settings`,
  ]
    .filter(Boolean)
    .join(', ');
