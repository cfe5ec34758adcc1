import type { ReferenceCar, ReferencePower } from './referenceCar.ts';
import { readData } from './readTable.ts';

/** 1 hp in kW, as in the papers of a car. */
const KW_PER_HP = 0.73549875;
/** Feeds round the displacement. cm³. */
const SAME_ENGINE_CC = 12;
/** The register begins with the registrations of this year. Older cars of a model often had another engine. */
const REGISTER_FROM = 2020;
/** Share of the registrations of an engine below which a power is not counted. */
const MIN_SHARE = 0.01;

interface RegisterRow {
  readonly make: string;
  readonly model: string;
  readonly fuel: string;
  readonly cc: number;
  readonly kw: number;
  readonly registrations: number;
}

/** Makes of the register by the brand of the tables, where they differ. */
const MAKES: Readonly<Record<string, string>> = { SSANGYONG: 'KG MOBILITY SSANGYONG' };

/** Registrars typed the names of models with their versions: `SORENTO/5S/PLATIN`, `TUCSON IX35`. */
const simplify = (name: string): string =>
  name
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, ' ')
    .trim();

const loadRegister = () =>
  Map.groupBy(
    readData('cars-europe.csv').map((row): RegisterRow => ({
      make: simplify(row['make'] ?? ''),
      model: ` ${simplify(row['model'] ?? '')} `,
      fuel: row['fuel'] ?? '',
      cc: Number(row['displacement_cc']),
      kw: Number(row['power_kw']),
      registrations: Number(row['registrations']),
    })),
    ({ make }) => make,
  );
let register: ReturnType<typeof loadRegister> | undefined;

/**
 * Fuels of the register by the fuel of the catalogue. Feeds call both kinds of hybrids `hybrid`, and the register has full
 * hybrids under petrol and plug-in hybrids apart, so hybrids are not looked up.
 */
const REGISTER_FUELS: Readonly<Record<string, string>> = { petrol: 'petrol', diesel: 'diesel' };

/** The powers of the European register of new cars; undefined where nothing fits. */
export function findInRegister(car: ReferenceCar): ReferencePower | undefined {
  const { brand, model, displacementCc: cc, year } = car;
  const fuel = REGISTER_FUELS[car.fuel];
  if (fuel === undefined || cc === undefined || year === undefined || year < REGISTER_FROM) return undefined;
  register ??= loadRegister();
  const named = ` ${simplify(model)} `;
  const rows = (register.get(simplify(MAKES[brand] ?? brand)) ?? []).filter(
    (row) => row.fuel === fuel && Math.abs(row.cc - cc) <= SAME_ENGINE_CC && row.model.startsWith(named),
  );
  const total = rows.reduce((sum, { registrations }) => sum + registrations, 0);
  const common = rows.filter(({ kw, registrations }) => kw > 0 && registrations >= total * MIN_SHARE);
  if (common.length === 0) return undefined;
  const powers = common.map(({ kw }) => Math.round(kw / KW_PER_HP));
  return { minHp: Math.min(...powers), maxHp: Math.max(...powers), source: 'register' };
}
