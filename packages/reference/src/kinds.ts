import {
  BODY_KINDS,
  MACHINE_KINDS,
  MOTO_CLASSES,
  type BodyKind,
  type MachineKind,
  type MotoClass,
} from '@vvoz/catalogue/words/vehicleKinds';
import { readData } from './readTable.ts';

/** Throws a RangeError for a word that is not in the table. */
function toWord<Word extends string>(words: Readonly<Record<Word, string>>, text = ''): Word {
  if (!Object.hasOwn(words, text))
    throw new RangeError(`'${text}' is not one of ${Object.keys(words).join(', ')}`);
  return text as Word;
}

const toNumber = (text = ''): number | undefined => (text === '' ? undefined : Number(text));

/** What a row says of a model. */
export interface ModelKind {
  readonly body: BodyKind;
  /** Undefined where versions differ too much, as of buses. */
  readonly seats: number | undefined;
}

/** A row of the machines: the beginning of the model's name with its figures. */
export interface MachineRow {
  readonly brand: string;
  readonly prefix: string;
  readonly kind: MachineKind;
  /** Operating mass, kg. */
  readonly massKg: number | undefined;
  /** mm, as transported. */
  readonly lengthMm: number | undefined;
  readonly widthMm: number | undefined;
  readonly heightMm: number | undefined;
  readonly powerHp: number | undefined;
}

const loadModels = (): ReadonlyMap<string, ModelKind> =>
  new Map(
    readData('models.csv').flatMap(({ brand, body, seats, models = '' }) =>
      models
        .split(';')
        .map(
          (model) =>
            [`${brand}|${model}`, { body: toWord(BODY_KINDS, body), seats: toNumber(seats) }] as const,
        ),
    ),
  );

/** Longest first, so that CBR is not a CB. */
const loadMotorcycles = (): readonly (readonly [string, MotoClass])[] =>
  readData('motorcycles.csv')
    .flatMap(({ class: word, prefixes = '' }) =>
      prefixes.split(';').map((prefix) => [prefix, toWord(MOTO_CLASSES, word)] as const),
    )
    .toSorted(([one], [other]) => other.length - one.length);

const loadMachines = (): readonly MachineRow[] =>
  readData('machines.csv')
    .map((row) => ({
      brand: row['brand'] ?? '',
      prefix: row['prefix'] ?? '',
      kind: toWord(MACHINE_KINDS, row['kind']),
      massKg: toNumber(row['mass_kg']),
      lengthMm: toNumber(row['length_mm']),
      widthMm: toNumber(row['width_mm']),
      heightMm: toNumber(row['height_mm']),
      powerHp: toNumber(row['power_hp']),
    }))
    .toSorted((one, other) => other.prefix.length - one.prefix.length);

let models: ReturnType<typeof loadModels> | undefined;
let motorcycles: ReturnType<typeof loadMotorcycles> | undefined;
let machines: ReturnType<typeof loadMachines> | undefined;

/** Body and seats of a model of cars; undefined for an unknown one. */
export function findModelKind(brand: string, model: string): ModelKind | undefined {
  models ??= loadModels();
  return models.get(`${brand}|${model}`);
}

/** The class of a motorcycle by the beginning of its model's name; undefined for an unknown one. */
export function findMotoClass(model: string): MotoClass | undefined {
  motorcycles ??= loadMotorcycles();
  return motorcycles.find(([prefix]) => model.startsWith(prefix))?.[1];
}

/** The row of a machine; undefined for an unknown one. */
export function findMachine(brand: string, model: string): MachineRow | undefined {
  machines ??= loadMachines();
  return machines.find((row) => row.brand === brand && model.startsWith(row.prefix));
}
