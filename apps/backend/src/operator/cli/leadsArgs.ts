import { readPhone } from '../../leads/phone.ts';
import type { RetryChoice } from '../../leads/retryLeads.ts';
import { TARGETS } from '../../leads/targets/targets.ts';
import { findCommand, parseCommandLine, parseLimit } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run leads -- list [--since DAY] [--limit 50] [--full]
                        show ID
                        retry ID | --dead [--target T] [--since DAY] | --target T [--since DAY]
                        export [--since DAY] [--format csv|json|xlsx] [--out FILE]
                        about --tel NUMBER
                        forget --tel NUMBER
                        withdraw --tel NUMBER
                        consents [--since DAY] [--text HASH]

Shows visitors' requests and their deliveries to the configured targets.
  list      newest requests first; phone numbers are masked unless --full
  show      one request with its deliveries
  retry     deliver again now: one request (ID), all dead deliveries (--dead), or one target (--target);
            with ID or --target, also deliver requests that a configured target has never received
  export    print all requests, or write them into a new file that only you can read
  about     print all that is stored about a person, as JSON
  forget    remove a person's data from all requests and chats for good, and cancel deliveries that
            wait; the lot, the time and the version of the consent stay
  withdraw  withdraw a person's consent to mailing; the requests stay
  consents  print the register of consents and withdrawals as CSV, or with --text a text, word for word
  --tel     the number that the person has left: +79141234567, or as people type it
  --since   first day, YYYY-MM-DD, Vladivostok time
  --target  one of:
${TARGETS.map(({ name, about }) => `            ${name.padEnd(8)}  ${about}`).join('\n')}

Variables that configure the targets:
${TARGETS.map(({ name, variables: { needs } }) => `  ${name.padEnd(8)}  ${needs.join(' and ')}`).join('\n')}`;

const FORMATS = ['csv', 'json', 'xlsx'] as const;
export type ExportFormat = (typeof FORMATS)[number];

export type LeadsCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'list'; readonly since: string; readonly limit: number; readonly full: boolean }
  | { readonly kind: 'show'; readonly id: string }
  | { readonly kind: 'retry'; readonly choice: RetryChoice }
  | { readonly kind: 'about'; readonly tel: string }
  | { readonly kind: 'forget'; readonly tel: string }
  | { readonly kind: 'withdraw'; readonly tel: string }
  | { readonly kind: 'consents'; readonly since: string; readonly text: string | undefined }
  | {
      readonly kind: 'export';
      readonly since: string;
      readonly format: ExportFormat;
      readonly out: string | undefined;
    };

const OPTIONS = {
  since: { type: 'string' },
  limit: { type: 'string' },
  full: { type: 'boolean' },
  dead: { type: 'boolean' },
  target: { type: 'string' },
  format: { type: 'string' },
  out: { type: 'string' },
  text: { type: 'string' },
  tel: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

const COMMANDS = {
  list: { options: ['since', 'limit', 'full'] },
  show: { options: [], argument: true },
  retry: { options: ['dead', 'target', 'since'], argument: true },
  export: { options: ['since', 'format', 'out'] },
  about: { options: ['tel'] },
  forget: { options: ['tel'] },
  withdraw: { options: ['tel'] },
  consents: { options: ['since', 'text'] },
} as const;

const MAX_LIMIT = 100_000;

/** Returns the start of a day in Vladivostok as an ISO string in UTC; '' for undefined. */
function parseSince(day: string | undefined): string {
  if (day === undefined) return '';
  const begin = /^\d{4}-\d\d-\d\d$/.test(day) ? new Date(`${day}T00:00:00+10:00`) : new Date(Number.NaN);
  // Date would read the 31st of February as the 3rd of March.
  const isDay = !Number.isNaN(begin.getTime()) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!isDay) throw new UsageError(`--since must be a day like 2026-01-31, not '${day}'.`);
  return begin.toISOString();
}

function parseFormat(text = 'csv', out: string | undefined): ExportFormat {
  const format = FORMATS.find((name) => name === text);
  if (!format) throw new UsageError(`--format must be ${FORMATS.join(', ')}, not '${text}'.`);
  if (format === 'xlsx' && out === undefined) throw new UsageError('--format xlsx needs --out FILE.');
  return format;
}

/** Returns the number as leads have it, E.164. */
function parseTel(name: string, text: string | undefined): string {
  if (text === undefined) throw new UsageError(`${name} needs --tel.`);
  const phone = readPhone(text);
  if (!phone) throw new UsageError(`--tel must be a phone number like +79141234567, not '${text}'.`);
  return phone.tel;
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
  const { values, positionals } = parseCommandLine(args, OPTIONS);
  if (values.help) return { kind: 'help' };
  const { name, argument: id } = findCommand(positionals, values, COMMANDS);
  const since = parseSince(values.since);
  switch (name) {
    case 'list':
      return { kind: 'list', since, limit: parseLimit(values.limit, MAX_LIMIT), full: values.full ?? false };
    case 'show':
      if (id === undefined) throw new UsageError('show needs an ID.');
      return { kind: 'show', id };
    case 'retry': {
      const { dead = false, target } = values;
      return { kind: 'retry', choice: parseRetryChoice({ id, dead, target, since }) };
    }
    case 'about':
    case 'forget':
    case 'withdraw':
      return { kind: name, tel: parseTel(name, values.tel) };
    case 'consents':
      return { kind: 'consents', since, text: values.text };
    case 'export':
      return {
        kind: 'export',
        since,
        format: parseFormat(values.format, values.out),
        out: values.out,
      };
  }
}
