import { parseArgs } from 'node:util';
import type { RetryChoice } from '../../leads/retryLeads.ts';
import { TARGETS } from '../../leads/targets/targets.ts';
import { UsageError } from './seedArgs.ts';

export const USAGE = `Usage: npm run leads -- list [--since DAY] [--limit 50] [--full]
                        show ID
                        retry ID | --dead [--target T] [--since DAY] | --target T [--since DAY]
                        export [--since DAY] [--format csv|json]

Requests of visitors, and what became of them at the operator's targets.
  list      the newest first, telephone numbers masked unless --full
  show      one request, whole, with its deliveries
  retry     makes deliveries due now: of one request, all dead ones, or a target's; requests that a
            configured target has never got go to it too (with ID or --target T)
  export    all of them to the standard output
  --since   a day of Vladivostok, YYYY-MM-DD
  --target  one of:
${TARGETS.map(({ name, about }) => `            ${name.padEnd(8)}  ${about}`).join('\n')}

Variables that set the targets up:
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

/** Which options a command takes, and whether an ID. */
const COMMANDS: Readonly<Record<string, { readonly options: readonly string[]; readonly id?: boolean }>> = {
  list: { options: ['since', 'limit', 'full'] },
  show: { options: [], id: true },
  retry: { options: ['dead', 'target', 'since'], id: true },
  export: { options: ['since', 'format'] },
};

const MOST = 100_000;

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** The first moment of a day in Vladivostok, ISO in UTC; '' for none. */
function dayBegin(day: string | undefined): string {
  if (day === undefined) return '';
  const begin = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00+10:00`) : new Date(Number.NaN);
  // The 31st of February would be the 3rd of March.
  const isDay = !Number.isNaN(begin.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isDay) throw new UsageError(`--since must be a day as 2026-01-31, not '${day}'.`);
  return begin.toISOString();
}

function whole(text: string | undefined, usual: number): number {
  if (text === undefined) return usual;
  const value = /^\d+$/.test(text) ? Number(text) : 0;
  if (value < 1 || value > MOST)
    throw new UsageError(`--limit must be a whole number from 1 to ${MOST}, not '${text}'.`);
  return value;
}

function formatOf(text = 'csv'): 'csv' | 'json' {
  if (text !== 'csv' && text !== 'json') throw new UsageError(`--format must be csv or json, not '${text}'.`);
  return text;
}

interface Retry {
  readonly id: string | undefined;
  readonly dead: boolean;
  readonly target: string | undefined;
  readonly since: string;
}

function choiceOf({ id, dead, target, since }: Retry): RetryChoice {
  if (id !== undefined) {
    if (dead || target !== undefined || since !== '')
      throw new UsageError('retry takes an ID or options, not both.');
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
  if (!command) throw new UsageError(name === '' ? 'Which command?' : `There is no command '${name}'.`);
  const stray = Object.keys(values).find((option) => !command.options.includes(option));
  if (stray !== undefined) throw new UsageError(`${name} has no --${stray}.`);
  if (rest.length > 0 || (id !== undefined && !command.id))
    throw new UsageError(`${name} does not take '${rest[0] ?? id}'.`);
  const since = dayBegin(values.since);
  if (name === 'list')
    return { kind: 'list', since, limit: whole(values.limit, 50), full: values.full ?? false };
  if (name === 'export') return { kind: 'export', since, format: formatOf(values.format) };
  if (name === 'retry')
    return {
      kind: 'retry',
      choice: choiceOf({ id, dead: values.dead ?? false, target: values.target, since }),
    };
  if (id === undefined) throw new UsageError('show needs an ID.');
  return { kind: 'show', id };
}
