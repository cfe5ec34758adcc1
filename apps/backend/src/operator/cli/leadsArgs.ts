import { parseArgs } from 'node:util';
import type { RetryChoice } from '../../leads/retryLeads.ts';
import { TARGETS } from '../../leads/targets/targets.ts';
import { UsageError } from './seedArgs.ts';

export const USAGE = `Usage: npm run leads -- list [--since DAY] [--limit 50] [--full]
                        show ID
                        retry ID | --dead [--target T] [--since DAY] | --target T [--since DAY]
                        export [--since DAY] [--format csv|json]

Shows visitors' requests and their deliveries to the configured targets.
  list      newest requests first; phone numbers are masked unless --full
  show      one request with its deliveries
  retry     deliver again now: one request (ID), all dead deliveries (--dead), or one target (--target);
            with ID or --target, also deliver requests that a configured target has never received
  export    print all requests
  --since   first day, YYYY-MM-DD, Vladivostok time
  --target  one of:
${TARGETS.map(({ name, about }) => `            ${name.padEnd(8)}  ${about}`).join('\n')}

Variables that configure the targets:
${TARGETS.map(({ name, variables: { needs } }) => `  ${name.padEnd(8)}  ${needs.join(' and ')}`).join('\n')}`;

export type LeadsCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly since: string; readonly limit: number; readonly full: boolean }
  | { readonly kind: 'show'; readonly id: string }
  | { readonly kind: 'retry'; readonly choice: RetryChoice }
  | { readonly kind: 'export'; readonly since: string; readonly format: 'csv' | 'json' };

const OPTIONS = {
  since: { type: 'string' },
  limit: { type: 'string' },
  full: { type: 'boolean' },
  dead: { type: 'boolean' },
  target: { type: 'string' },
  format: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The options of each command, and whether it takes an ID. */
const COMMANDS: Readonly<Record<string, { readonly options: readonly string[]; readonly id?: boolean }>> = {
  list: { options: ['since', 'limit', 'full'] },
  show: { options: [], id: true },
  retry: { options: ['dead', 'target', 'since'], id: true },
  export: { options: ['since', 'format'] },
};

const MAX_LIMIT = 100_000;
const DEFAULT_LIMIT = 50;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Returns the start of a day in Vladivostok as an ISO string in UTC; '' for undefined. */
function parseSince(day: string | undefined): string {
  if (day === undefined) return '';
  const begin = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00+10:00`) : new Date(Number.NaN);
  // Date would read the 31st of February as the 3rd of March.
  const isDay = !Number.isNaN(begin.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isDay) throw new UsageError(`--since must be a day like 2026-01-31, not '${day}'.`);
  return begin.toISOString();
}

function parseLimit(text: string | undefined): number {
  if (text === undefined) return DEFAULT_LIMIT;
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > MAX_LIMIT)
    throw new UsageError(`--limit must be a whole number from 1 to ${MAX_LIMIT}, not '${text}'.`);
  return value;
}

function parseFormat(text = 'csv'): 'csv' | 'json' {
  if (text !== 'csv' && text !== 'json') throw new UsageError(`--format must be csv or json, not '${text}'.`);
  return text;
}

interface Retry {
  readonly id: string | undefined;
  readonly dead: boolean;
  readonly target: string | undefined;
  readonly since: string;
}

function parseRetryChoice({ id, dead, target, since }: Retry): RetryChoice {
  if (id !== undefined) {
    if (dead || target !== undefined || since !== '')
      throw new UsageError('retry takes either an ID or options.');
    return { kind: 'lead', id };
  }
  if (dead) return { kind: 'dead', target, since };
  if (target !== undefined) return { kind: 'target', target, since };
  throw new UsageError('retry needs an ID, --dead or --target.');
}

/** Throws UsageError. */
export function parseLeadsArgs(args: readonly string[]): LeadsCommand {
  const { values, positionals } = parse(args);
  if (values.help) return { kind: 'help' };
  const [name = '', id, ...rest] = positionals;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new UsageError(name === '' ? 'A command is missing.' : `Unknown command '${name}'.`);
  const unknownOption = Object.keys(values).find((option) => !command.options.includes(option));
  if (unknownOption !== undefined) throw new UsageError(`${name} has no option --${unknownOption}.`);
  if (rest.length > 0 || (id !== undefined && !command.id))
    throw new UsageError(`${name}: unexpected argument '${rest[0] ?? id}'.`);
  const since = parseSince(values.since);
  if (name === 'list')
    return { kind: 'list', since, limit: parseLimit(values.limit), full: values.full ?? false };
  if (name === 'export') return { kind: 'export', since, format: parseFormat(values.format) };
  if (name === 'retry')
    return {
      kind: 'retry',
      choice: parseRetryChoice({ id, dead: values.dead ?? false, target: values.target, since }),
    };
  if (id === undefined) throw new UsageError('show needs an ID.');
  return { kind: 'show', id };
}
