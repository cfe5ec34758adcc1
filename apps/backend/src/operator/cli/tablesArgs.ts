import { z } from 'zod';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run tables -- check
                         diff DAY DAY

The tables of duties, fees and coefficients: one file per period in apps/backend/src/cost/tables.
  check    check bounds, periods and sources of every file; list the periods
  diff     compare the tables of two days, YYYY-MM-DD`;

export type TablesCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'check' }
  | { readonly kind: 'diff'; readonly days: readonly [string, string] };

function parseDay(text: string | undefined): string {
  const day = z.iso.date().safeParse(text);
  if (!day.success) throw new UsageError(`diff needs two days like 2026-01-31, not '${text ?? ''}'.`);
  return day.data;
}

/** Throws UsageError. */
export function parseTablesArgs(args: readonly string[]): TablesCommand {
  const [name = '', one, other, ...rest] = args;
  if (name === '--help' || name === '-h') return { kind: 'help' };
  if (name === 'check' && one === undefined) return { kind: 'check' };
  if (name === 'diff' && rest.length === 0) return { kind: 'diff', days: [parseDay(one), parseDay(other)] };
  throw new UsageError(name === '' ? 'A command is missing.' : `Unknown command '${args.join(' ')}'.`);
}
