import type { SeedRequest } from '../../demo/planSeed.ts';
import { parseCommandLine } from './parseCommandLine.ts';
import { UsageError } from './UsageError.ts';

export const USAGE = `Usage: npm run operator -- seed [--coming 60000] [--sold 300000] [--seed 1] [--if-needed] [--data-dir DIR] [--keep-feeds]
                                   [--in-installation]

Generates demo feeds and imports them like real feeds.
  --coming N    number of Japanese lots in this week's and next week's auctions
  --sold N      number of Japanese lots in the archive
  --seed N      seed of the generator: the same seed gives the same lots
  --if-needed   keep this week's demo data; move last week's to this week
  --data-dir    folder of the database (default: VVOZ_DATA_DIR)
  --keep-feeds  keep the feed files in DIR/feeds
  --in-installation
                also fill the empty catalogue of an installation, to look at it before its first source`;

export interface SeedArgs {
  readonly request: SeedRequest;
  readonly dataDir: string | undefined;
  readonly keepFeeds: boolean;
  /** Whether an installation may get demo lots. */
  readonly inInstallation: boolean;
  readonly help: boolean;
}

const MAX_ROWS = 20_000_000;
const OPTIONS = {
  coming: { type: 'string', default: '60000' },
  sold: { type: 'string', default: '300000' },
  seed: { type: 'string', default: '1' },
  'if-needed': { type: 'boolean', default: false },
  'data-dir': { type: 'string' },
  'keep-feeds': { type: 'boolean', default: false },
  'in-installation': { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function parseWhole(name: string, text: string, max: number): number {
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (!(value <= max))
    throw new UsageError(`--${name} must be a whole number from 0 to ${max}, not '${text}'.`);
  return value;
}

/** Throws UsageError. */
export function parseSeedArgs(args: readonly string[]): SeedArgs {
  const { values } = parseCommandLine(args, OPTIONS, { allowPositionals: false });
  const request = {
    coming: parseWhole('coming', values.coming, MAX_ROWS),
    sold: parseWhole('sold', values.sold, MAX_ROWS),
    seed: parseWhole('seed', values.seed, 2 ** 31 - 1),
    ifNeeded: values['if-needed'],
  };
  const dataDir = values['data-dir'];
  if (dataDir === '') throw new UsageError('--data-dir must name a folder.');
  return {
    request,
    dataDir,
    keepFeeds: values['keep-feeds'],
    inInstallation: values['in-installation'],
    help: values.help,
  };
}
