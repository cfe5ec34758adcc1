import { parseArgs } from 'node:util';
import { UsageError } from './seedArgs.ts';

export const USAGE = `Usage: npm run settings -- show [--version N]
                           history
                           check FILE
                           save FILE --remark TEXT

The operator's figures of the cost calculation: fees, freight, construct and raspil, margins, cities.
  show     the settings in force, or an earlier version, as JSON
  history  every version with its time and remark
  check    whether a file of settings can be calculated with
  save     writes a file as a further version; the backend calculates with it within half a minute`;

export type SettingsCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'show'; readonly version: number | undefined }
  | { readonly kind: 'history' }
  | { readonly kind: 'check'; readonly file: string }
  | { readonly kind: 'save'; readonly file: string; readonly remark: string };

const OPTIONS = {
  version: { type: 'string' },
  remark: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function versionOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new UsageError(`--version must be a number, not '${text}'.`);
  return Number(text);
}

/** Throws UsageError. */
export function parseSettingsArgs(args: readonly string[]): SettingsCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: 'help' };
  const [name = '', file, ...rest] = positionals;
  const takesFile = name === 'check' || name === 'save';
  if (rest.length > 0 || (file !== undefined && !takesFile))
    throw new UsageError(`${name} does not take '${rest[0] ?? file}'.`);
  if (values.version !== undefined && name !== 'show') throw new UsageError(`${name} has no --version.`);
  if (values.remark !== undefined && name !== 'save') throw new UsageError(`${name} has no --remark.`);
  if (takesFile && file === undefined) throw new UsageError(`${name} needs a FILE.`);
  switch (name) {
    case 'show':
      return { kind: 'show', version: versionOf(values.version) };
    case 'history':
      return { kind: 'history' };
    case 'check':
      return { kind: 'check', file: file ?? '' };
    case 'save':
      if (!values.remark?.trim()) throw new UsageError('save needs --remark: what was changed, and why.');
      return { kind: 'save', file: file ?? '', remark: values.remark.trim() };
    default:
      throw new UsageError(name === '' ? 'Which command?' : `There is no command '${name}'.`);
  }
}
