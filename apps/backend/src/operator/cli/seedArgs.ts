import { parseArgs } from 'node:util';
import type { SeedRequest } from '../../demo/planSeed.ts';
import { OperatorError } from '../../lib/OperatorError.ts';

export const USAGE = `Usage: npm run seed -- [--coming 60000] [--sold 300000] [--seed 1] [--if-needed] [--data-dir DIR] [--keep-feeds]

Fills the database with demo lots through the same import that real feeds take.
  --coming N    Japanese lots of this week's and next week's auctions
  --sold N      Japanese lots of the archive
  --seed N      the same seed gives the same lots
  --if-needed   do nothing when this week's demo data is there; bring last week's to this week
  --data-dir    where the database is; VVOZ_DATA_DIR otherwise
  --keep-feeds  leave the feed files in DIR/feeds`;

/** The command line could not be understood; the message says what. */
export class UsageError extends OperatorError {
  override readonly name = 'UsageError';
}

export interface SeedArgs {
  readonly request: SeedRequest;
  readonly dataDir: string | undefined;
  readonly keepFeeds: boolean;
  readonly help: boolean;
}

const MOST_ROWS = 20_000_000;
const OPTIONS = {
  coming: { type: 'string', default: '60000' },
  sold: { type: 'string', default: '300000' },
  seed: { type: 'string', default: '1' },
  'if-needed': { type: 'boolean', default: false },
  'data-dir': { type: 'string' },
  'keep-feeds': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function whole(name: string, text: string, most: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= most))
    throw new UsageError(`--${name} must be a whole number from 0 to ${most}, not '${text}'.`);
  return value;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Throws UsageError. */
export function parseSeedArgs(args: readonly string[]): SeedArgs {
  const values = parse(args);
  const request = {
    coming: whole('coming', values.coming, MOST_ROWS),
    sold: whole('sold', values.sold, MOST_ROWS),
    seed: whole('seed', values.seed, 2 ** 31 - 1),
    ifNeeded: values['if-needed'],
  };
  const dataDir = values['data-dir'];
  if (dataDir === '') throw new UsageError('--data-dir must name a folder.');
  return { request, dataDir, keepFeeds: values['keep-feeds'], help: values.help };
}
