import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { getErrorMessage } from '../../lib/getErrorMessage.ts';
import { UsageError } from './UsageError.ts';

/** Parses the options of a program, and its positional arguments if it has any. Throws UsageError. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(
  args: readonly string[],
  options: Options,
  { allowPositionals = true } = {},
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    throw new UsageError(getErrorMessage(error), { cause: error });
  }
}

/** A command of a program: `leads -- show ID`. */
export interface CommandRow {
  readonly options: readonly string[];
  /** Set if it takes an argument: an id, a file. */
  readonly argument?: true;
}

/**
 * Finds the command with its argument. Throws a UsageError for an argument or option that the command does not have.
 */
export function findCommand<Name extends string>(
  positionals: readonly string[],
  values: object,
  commands: Readonly<Record<Name, CommandRow>>,
): { readonly name: Name; readonly argument: string | undefined } {
  const [name = '', argument, ...rest] = positionals;
  if (!isCommand(name, commands))
    throw new UsageError(name === '' ? 'A command is missing.' : `Unknown command '${name}'.`);
  const command = commands[name];
  const unknownOption = Object.keys(values).find((option) => !command.options.includes(option));
  if (unknownOption !== undefined) throw new UsageError(`${name} has no option --${unknownOption}.`);
  const unexpected = command.argument ? rest[0] : argument;
  if (unexpected !== undefined) throw new UsageError(`${name}: unexpected argument '${unexpected}'.`);
  return { name, argument };
}

const isCommand = <Name extends string>(
  name: string,
  commands: Readonly<Record<Name, CommandRow>>,
): name is Name => Object.hasOwn(commands, name);

const DEFAULT_LIMIT = 50;

/** Parses an option that is a number of things. Returns undefined when it is absent. Throws UsageError. */
export function parseCount(option: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > max)
    throw new UsageError(`--${option} must be a whole number from 1 to ${max}, not '${text}'.`);
  return value;
}

/** Parses `--limit`, the number of rows that are listed. Default: 50. Throws UsageError. */
export const parseLimit = (text: string | undefined, max: number): number =>
  parseCount('limit', text, max) ?? DEFAULT_LIMIT;
