import type { Random } from './random.ts';
import { mix32 } from './random.ts';
import { DEMO_TABLES } from './tables.ts';
import type { DemoTable } from './tables.ts';

export type FaultKind =
  | 'emptyPower'
  | 'powerInKw'
  | 'statusCase'
  | 'brandCase'
  | 'codePrefix'
  | 'soldForNothing'
  | 'zeroMileage'
  | 'starGrade'
  | 'unknownColour'
  | 'extraSpaces'
  | 'noPictures'
  | 'brokenEvery';

/** Share of the rows with each fault. `brokenEvery`: one record in this many is unreadable. */
export const FAULT_SHARES: Readonly<Record<FaultKind, number>> = {
  emptyPower: 0.08,
  powerInKw: 0.01,
  statusCase: 0.03,
  brandCase: 0.004,
  codePrefix: 0.05,
  soldForNothing: 0.005,
  zeroMileage: 0.01,
  starGrade: 0.02,
  unknownColour: 0.02,
  extraSpaces: 0.01,
  noPictures: 0.02,
  brokenEvery: 4000,
};

/** Fault of a broken record. */
export type BrokenKind = 'json' | 'noId' | 'year' | 'date' | 'price';

export const BROKEN_KINDS: readonly BrokenKind[] = ['json', 'noId', 'year', 'date', 'price'];

const UNDATED: ReadonlySet<DemoTable> = new Set(['korea', 'china', 'one', 'spec', 'stock']);

/** Lists the faults that are possible in a table: `json` needs one line per record, `date` needs dates. */
export function listBrokenKinds(table: DemoTable): readonly BrokenKind[] {
  return BROKEN_KINDS.filter((kind) => {
    if (kind === 'json') return DEMO_TABLES[table].source === 'aleado';
    return kind !== 'date' || !UNDATED.has(table);
  });
}

/** Creates a function that decides whether and how a row is broken, independently of the row's random sequence. */
export function createFaultPicker(table: DemoTable, stream: number): (row: number) => BrokenKind | undefined {
  const kinds = listBrokenKinds(table);
  const salt = mix32(stream ^ 0x5bd1e995);
  return (row) => {
    const hash = mix32(salt + Math.imul(row, 0x9e3779b1));
    return hash % FAULT_SHARES.brokenEvery === 0 ? kinds[mix32(hash + row) % kinds.length] : undefined;
  };
}

const BAD_DATES = ['2024-13-45 25:61:00', 'n/a'];
const ODD_COLOURS = ['TWO TONE', 'SMOKY TOPAZ', 'SAKURA', 'OTHER', 'URBAN KHAKI', 'CLEAR AQUA', '-'];
const PREFIXES = ['DBA', 'CBA', 'DAA', '6AA', '5BA', '3BA', 'ABA', 'UA'];
const SUFFIX_LETTERS = 'ABEFGHKLMNPQRSTVWXZ';

export const pickBadYear = (random: Random): string => (random.chance(0.5) ? '3019' : '1019');

/** Fields that a fault can change. */
interface Breakable {
  ID?: string;
  YEAR: string;
  AUCTION_DATE: string;
  START: string;
  FINISH: string;
  PRICE?: string;
  STATUS: string;
}

/** Spoils a row of aleado or jpcenter in place. It ignores `json`, which breaks the written line, not the row. */
export function breakRow(row: Breakable, kind: BrokenKind, random: Random): void {
  if (kind === 'noId') {
    if (random.chance(0.5)) row.ID = '';
    else delete row.ID;
  } else if (kind === 'year') {
    row.YEAR = pickBadYear(random) + row.YEAR.slice(4);
  } else if (kind === 'date') {
    row.AUCTION_DATE = random.pick(BAD_DATES);
  } else if (kind === 'price') {
    const price = `-${1 + random.below(900)}`;
    if (row.PRICE !== undefined) row.PRICE = price;
    else if (row.STATUS === '' && row.START !== '') row.START = price;
    else row.FINISH = price;
  }
}

/** Writes a code as documents do: `GRX133` → `DBA-GRX133-AETTH`. A code with a dash is not changed. */
export function formatPaperCode(code: string, random: Random): string {
  if (code.includes('-')) return code;
  let suffix = '';
  for (let i = 0; i < 5; i += 1) suffix += SUFFIX_LETTERS[random.below(SUFFIX_LETTERS.length)]!;
  return `${random.pick(PREFIXES)}-${code}-${suffix}`;
}

/** Converts a brand to lower case with a capital: `TOYOTA` → `Toyota`. */
export const lowerBrandCase = (brand: string): string => brand.charAt(0) + brand.slice(1).toLowerCase();

/** Formats a power in kW: 116 hp is `85kW`. */
export const formatKilowatts = (hp: number): string => `${Math.round(hp / 1.35962)}kW`;

export const pickOddColour = (random: Random): string => random.pick(ODD_COLOURS);

/** Adds a space: around the text, or beside one inside it. */
export function addSpace(text: string, random: Random): string {
  if (text === '') return text;
  const inside = text.indexOf(' ');
  if (inside > 0 && random.chance(0.5)) return `${text.slice(0, inside)} ${text.slice(inside)}`;
  return random.chance(0.5) ? ` ${text}` : `${text} `;
}

const STATUS_CASES: Readonly<Record<string, readonly string[]>> = {
  sold: ['Sold', 'SOLD'],
  'sold by nego': ['Sold by nego', 'SOLD BY NEGO'],
  'not sold': ['Not sold', 'NOT SOLD'],
  cancelled: ['Cancelled', 'CANCELLED'],
};

export function pickStatusCase(status: string, random: Random): string {
  const cases = STATUS_CASES[status];
  return cases ? random.pick(cases) : status;
}
