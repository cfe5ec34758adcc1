import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- reference check [FILE]
                         find BRAND MODEL
                         explain LOT

The reference of vehicles: what the feeds do not say. Rows of your own are in reference.csv and motors.csv of the data folder.
  check    check the tables and your rows, or a FILE like reference.csv; print how many rows each has
  find     list the rows of a model: reference find KIA SORENTO
  explain  say what is known of a lot, and where from: reference explain korean/12345`;

export type ReferenceCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'check'; readonly file: string | undefined }
  | { readonly kind: 'find'; readonly brand: string; readonly model: string }
  | { readonly kind: 'explain'; readonly type: string; readonly id: string };

/** Throws UsageError. */
export function parseReferenceArgs(args: readonly string[]): ReferenceCommand {
  const [name = '', one = '', ...rest] = args;
  if (name === '--help' || name === '-h') return { kind: 'help' };
  if (name === 'check' && rest.length === 0) return { kind: 'check', file: one === '' ? undefined : one };
  if (name === 'find' && one !== '' && rest.length > 0)
    return { kind: 'find', brand: one.toUpperCase(), model: rest.join(' ').toUpperCase() };
  const [type, id] = one.split('/');
  if (name === 'explain' && type && id && rest.length === 0) return { kind: 'explain', type, id };
  throw new UsageError(name === '' ? 'A command is missing.' : `Unknown command '${args.join(' ')}'.`);
}
