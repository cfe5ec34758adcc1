import { Random, deriveSeed } from '@vvoz/demo/random';

/** A record on the wire. */
export type FeedRow = Readonly<Record<string, unknown>>;

/** A way in which real records differ from those of the demo. Returns the changed fields. */
type Deviation = (row: FeedRow, random: Random) => FeedRow;

const getText = (row: FeedRow, name: string): string => String(row[name] ?? '');

/** Replaces a known value of a field by one of its spellings. */
const respell =
  (name: string, spellings: Readonly<Record<string, readonly string[]>>): Deviation =>
  (row, random) => {
    const options = spellings[getText(row, name)];
    return options === undefined ? {} : { [name]: random.pick(options) };
  };

/** Gives all powers that the body code was sold with («280,294,313»), a power in kW, a word, or nothing. */
const varyPower: Deviation = (row, random) => {
  const hp = Number(row['PW']);
  if (!(hp > 0)) return {};
  const kind = random.below(10);
  if (kind < 3) return { PW: `${hp},${hp + 8 + random.below(30)}` };
  if (kind < 4) return { PW: `${hp},${hp + 14},${hp + 33}` };
  if (kind < 5) return { PW: `${Math.round(hp * 0.7355)}kW` };
  return kind < 6 ? { PW: random.pick(['', '-', 'TURBO']) } : {};
};

const varyMileage: Deviation = (row, random) => {
  const km = Number(row['MILEAGE']);
  if (!(km > 0)) return {};
  return { MILEAGE: random.pick([String(km), String(km), km.toLocaleString('en-US'), '0']) };
};

const varyColour: Deviation = (row, random) => {
  const colour = getText(row, 'COLOR');
  if (colour === '') return {};
  const spellings = [
    colour,
    colour,
    colour.toLowerCase(),
    `${colour} 2`,
    ` ${colour} | RED `,
    `CRYSTAL ${colour}`,
    `${colour} M`,
  ];
  return { COLOR: random.pick([...spellings, 'MAJORA']) };
};

const respellDrive = respell('PRIV', {
  FF: ['FF', 'FF', '2WD', 'FWD', 'ff'],
  FR: ['FR', 'FR', 'RWD', 'FR,FULLTIME4WD,PARTT'],
  '4WD': ['4WD', '4WD', '4X4', 'AWD', 'FULLTIME4WD', 'PARTTIME4WD,FULLTIM'],
  MR: ['MR', 'MIDSHIP'],
});

const respellGearbox = respell('KPP', {
  AT: ['AT', 'FA', 'DA', 'IA', 'CA', 'SAT', 'XAT'],
  FAT: ['FAT', 'FA'],
  MT: ['MT', 'F5', '5F', 'F5MT', 'FMT'],
  '5F': ['5F', 'F5', 'I5', 'C5'],
  AMT: ['AMT', 'DSG', 'PDK', 'DCT', 'AGS'],
});

const respellRate = respell('RATE', {
  '4.5': ['4.5', '4.5B', '4,5', 'A'],
  '4': ['4', '4C', '4B', '4 '],
  '3.5': ['3.5', '3.5B', '3,5'],
  RA: ['RA', 'RA2', 'A1', 'R1'],
  R: ['R', 'RB', 'R2'],
  S: ['S', '7', '8', '9'],
  '3': ['3', 'C', 'D'],
  '***': ['***', '**', 'X', 'XX', '99'],
});

const respellFuel = respell('TIME', {
  P: ['', 'G'],
  G: ['', 'G'],
  D: ['D', 'd'],
  H: ['H', 'HE', 'P', '-', '2026-11-22 09:00:00'],
  L: ['L', 'C', 'LPGP'],
});

const respellStatus = respell('STATUS', {
  '': ['', '', '', '&nbsp;', 'Available', 'PRE-SALE'],
  sold: ['sold', 'SOLD', 'Sold by nego', 'NEGOTIATED'],
  'not sold': ['not sold', 'NOT SOLD', 'Unsold'],
  cancelled: ['Cancelled', 'cancelled'],
});

const varyGrade: Deviation = (row, random) => {
  const trim = getText(row, 'GRADE');
  return {
    GRADE: random.pick([
      trim,
      trim,
      `${trim}&amp;nbsp;4WD`,
      `RS&#65393;&#65394; ${trim}`,
      `${trim} &quot;L&quot;`,
    ]),
  };
};

const varyNote: Deviation = (row, random) => {
  const note = getText(row, 'INFO');
  return {
    INFO: random.pick<unknown>([
      note,
      note,
      JSON.stringify({ note, owner: 'one' }),
      `a:1:{s:4:"note";s:${Buffer.byteLength(note)}:"${note}";}`,
      { note, extra: ['keys'] },
      [note],
      note.repeat(Math.ceil(4500 / (note.length + 1))),
    ]),
  };
};

/** Unexpected types of value in fields that no lot depends on. */
const varyTypes: Deviation = (_row, random) => {
  const field = random.pick(['EQUIP', 'SERIAL', 'TOWN', 'AVG_PRICE', 'ENG_V']);
  return random.chance(0.05) ? { [field]: random.pick<unknown>([{ 0: 'x' }, [], null, true, 'n/a']) } : {};
};

const DEVIATIONS: readonly Deviation[] = [
  varyPower,
  varyMileage,
  varyColour,
  respellDrive,
  respellGearbox,
  respellRate,
  respellFuel,
  respellStatus,
  varyGrade,
  varyNote,
  varyTypes,
];

/** The share of a source's records that an import must reject: no id, no brand or no model. */
export const INVALID_SHARE = 0.01;

const INVALID_FIELDS: readonly FeedRow[] = [{ ID: '' }, { MARKA_NAME: '' }, { MODEL_NAME: ' &nbsp; ' }];

export interface SupplierTable {
  readonly rows: readonly FeedRow[];
  /** Those of `rows` that an import must quarantine. */
  readonly invalid: ReadonlySet<FeedRow>;
}

/**
 * Rewrites records of the demo as a supplier sends them: other spellings, lists, entities, objects instead of texts. An
 * import must read all of them, except the few that lack an id, a brand or a model. The same seed gives the same table.
 */
export function addDeviations(table: string, demoRows: readonly FeedRow[], seed: number): SupplierTable {
  const stream = deriveSeed(seed, `wear ${table}`);
  const random = new Random();
  const invalid = new Set<FeedRow>();
  const rows = demoRows.map((row, index) => {
    random.reset(stream, index);
    let changed: FeedRow = row;
    for (const deviate of DEVIATIONS)
      changed = { ...changed, ...pickPresent(deviate(changed, random), changed) };
    if (!random.chance(INVALID_SHARE)) return changed;
    const broken = { ...changed, ...random.pick(INVALID_FIELDS) };
    invalid.add(broken);
    return broken;
  });
  return { rows, invalid };
}

/** Keeps only fields that the table has. */
const pickPresent = (fields: FeedRow, row: FeedRow): FeedRow =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => Object.hasOwn(row, name)));
