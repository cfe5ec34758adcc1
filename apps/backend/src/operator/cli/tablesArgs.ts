import { z } from 'zod';
import { UsageError } from './seedArgs.ts';

export const USAGE = `Usage: npm run tables -- check
                         diff DAY DAY

The tables of duties, fees and coefficients, one file a period in apps/backend/src/cost/tables.
  check    reads and checks every file: bounds, periods, sources; lists the periods
  diff     what differs between the tables of two days, YYYY-MM-DD`;

export type TablesCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'check' }
  | { readonly kind: 'diff'; readonly days: readonly [string, string] };

function dayOf(text: string | undefined): string {
  const day = z.iso.date().safeParse(text);
  if (!day.success) throw new UsageError(`diff takes two days as 2026-01-31, not '${text ?? ''}'.`);
  return day.data;
}

/** Throws UsageError. */
export function parseTablesArgs(args: readonly string[]): TablesCommand {
  const [name = '', one, other, ...rest] = args;
  if (name === '--help' || name === '-h') return { kind: 'help' };
  if (name === 'check' && one === undefined) return { kind: 'check' };
  if (name === 'diff' && rest.length === 0) return { kind: 'diff', days: [dayOf(one), dayOf(other)] };
  throw new UsageError(name === '' ? 'Which command?' : `'${args.join(' ')}' is no command.`);
}
