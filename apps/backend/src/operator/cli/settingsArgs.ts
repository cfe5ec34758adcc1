import { findCommand, parseCommandLine } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- settings show [--version N]
                           history
                           check FILE
                           save FILE --remark TEXT [--confirm]
                           undo

The operator's cost settings: fees, freight, construct and raspil, margins, cities.
  show     print the current settings, or an earlier version, as JSON
  history  list all versions with time and remark
  check    check a settings file without saving it
  save     save a file as a new version; the backend uses it within 30 seconds.
           One that moves a total by more than 30 % is shown and must be repeated with --confirm
  undo     save the version before the current one as a new version`;

export type SettingsCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'show'; readonly version: number | undefined }
  | { readonly kind: 'history' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'check'; readonly file: string }
  | { readonly kind: 'save'; readonly file: string; readonly remark: string; readonly isConfirmed: boolean };

const OPTIONS = {
  version: { type: 'string' },
  remark: { type: 'string' },
  confirm: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMANDS = {
  show: { options: ['version'] },
  history: { options: [] },
  undo: { options: [] },
  check: { options: [], argument: true },
  save: { options: ['remark', 'confirm'], argument: true },
} as const;

function parseVersion(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^[1-9]\d{0,8}$/.test(text))
    throw new UsageError(`--version must be a whole number from 1, not '${text}'.`);
  return Number(text);
}

function requireFile(command: string, file: string | undefined): string {
  if (file === undefined) throw new UsageError(`${command} needs a FILE.`);
  return file;
}

/** Throws UsageError. */
export function parseSettingsArgs(args: readonly string[]): SettingsCommand {
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  const { name, argument: file } = findCommand(positionals, values, COMMANDS);
  switch (name) {
    case 'show':
      return { kind: 'show', version: parseVersion(values.version) };
    case 'history':
      return { kind: 'history' };
    case 'undo':
      return { kind: 'undo' };
    case 'check':
      return { kind: 'check', file: requireFile(name, file) };
    case 'save': {
      const savedFile = requireFile(name, file);
      const remark = values.remark?.trim() ?? '';
      if (remark === '') throw new UsageError('save needs --remark: what changed and why.');
      return { kind: 'save', file: savedFile, remark, isConfirmed: values.confirm ?? false };
    }
  }
}
