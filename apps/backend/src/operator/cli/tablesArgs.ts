import { z } from 'zod';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- tables check
                         diff DAY DAY
                         show DAY [TABLE]

The tables of duties, fees and coefficients: one file per period in apps/backend/src/cost/tables.
  check    check bounds, periods and sources of every file; list the periods
  diff     compare the tables of two days, YYYY-MM-DD
  show     list the tables of a day with their source and certainty; the figures of one of them`;

export type TablesCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'check' }
  | { readonly kind: 'diff'; readonly days: readonly [string, string] }
  | { readonly kind: 'show'; readonly day: string; readonly table: string | undefined };

function parseDay(command: string, text: string | undefined): string {
  const day = z.iso.date().safeParse(text);
  if (!day.success) throw new UsageError(`${command} needs a day like 2026-01-31, not '${text ?? ''}'.`);
  return day.data;
}

/** Throws UsageError. */
export function parseTablesArgs(args: readonly string[]): TablesCommand {
  const [name = '', one, other, ...rest] = args;
  if (name === '--help' || name === '-h') return { kind: 'help' };
  if (name === 'check' && one === undefined) return { kind: 'check' };
  if (name === 'diff' && rest.length === 0)
    return { kind: 'diff', days: [parseDay(name, one), parseDay(name, other)] };
  if (name === 'show' && rest.length === 0) return { kind: 'show', day: parseDay(name, one), table: other };
  throw new UsageError(name === '' ? 'A command is missing.' : `Unknown command '${args.join(' ')}'.`);
}
