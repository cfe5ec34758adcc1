import { parseArgs } from 'node:util';
import { UsageError } from './seedArgs.ts';

export const USAGE = `Usage: npm run settings -- show [--version N]
                           history
                           check FILE
                           save FILE --remark TEXT

The operator's cost settings: fees, freight, construct and raspil, margins, cities.
  show     print the current settings, or an earlier version, as JSON
  history  list all versions with time and remark
  check    check a settings file without saving it
  save     save a file as a new version; the backend uses it within 30 seconds`;

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

function parseVersion(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError(`--version must be a whole number from 1, not '${text}'.`);
  return Number(text);
}

/** Throws UsageError. */
export function parseSettingsArgs(args: readonly string[]): SettingsCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: 'help' };
  const [name = '', file, ...rest] = positionals;
  const takesFile = name === 'check' || name === 'save';
  if (rest.length > 0 || (file !== undefined && !takesFile))
    throw new UsageError(`${name}: unexpected argument '${rest[0] ?? file}'.`);
  if (values.version !== undefined && name !== 'show')
    throw new UsageError(`${name} has no option --version.`);
  if (values.remark !== undefined && name !== 'save') throw new UsageError(`${name} has no option --remark.`);
  if (takesFile && file === undefined) throw new UsageError(`${name} needs a FILE.`);
  switch (name) {
    case 'show':
      return { kind: 'show', version: parseVersion(values.version) };
    case 'history':
      return { kind: 'history' };
    case 'check':
      return { kind: 'check', file: file ?? '' };
    case 'save':
      if (!values.remark?.trim()) throw new UsageError('save needs --remark: what changed and why.');
      return { kind: 'save', file: file ?? '', remark: values.remark.trim() };
    default:
      throw new UsageError(name === '' ? 'A command is missing.' : `Unknown command '${name}'.`);
  }
}
