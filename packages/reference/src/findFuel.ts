import type { Fuel } from '@vvoz/catalogue/words/fuels';
import { findHybridByCode } from './findMotor.ts';
import { listEngines, SAME_ENGINE_CC } from './findPower.ts';

/** A fuel, and whether it rests on our own table, which is general knowledge. */
export interface FoundFuel {
  readonly fuel: Fuel;
  readonly isAssumed: boolean;
}

/** What tells the fuel of a car whose feed does not state it. */
export interface FuelQuestion {
  /** Latin, upper case, like model, body code and grade. */
  readonly brand: string;
  readonly model: string;
  readonly kuzov: string;
  readonly grade: string;
  /** cm³. */
  readonly displacementCc: number | undefined;
  readonly year: number | undefined;
}

/** Words of a grade that name the drive. The first that matches decides. */
const GRADE_WORDS: readonly (readonly [RegExp, Fuel])[] = [
  [/\bP-?HEV\b|\bPHV\b|PLUG-?IN|플러그인/, 'plug_in_hybrid'],
  [/\bHYBRID\b|\bHEV\b|E-POWER|하이브리드/, 'hybrid'],
  [/\bDIESEL\b|\bCRDI\b|\bTDI\b|디젤/, 'diesel'],
  [/\bLPG\b|\bLPI\b/, 'gas'],
];

/**
 * Finds the fuel of a car: by its grade, by a body code that only hybrids have, or by the table of its home market,
 * where all engines of the model with that displacement burn one fuel. Undefined where several are possible.
 * @param market the country that the car was sold in
 */
export function findFuel(car: FuelQuestion, market: string): FoundFuel | undefined {
  const { brand, model, kuzov, grade, displacementCc: engineCc, year } = car;
  const byGrade = GRADE_WORDS.find(([words]) => words.test(grade))?.[1];
  if (byGrade) return { fuel: byGrade, isAssumed: false };
  const byCode = findHybridByCode({ brand, model, kuzov, engineCc, year });
  if (byCode) return { fuel: byCode, isAssumed: false };
  if (engineCc === undefined || engineCc === 0) return undefined;
  const fuels = new Set(
    listEngines({ brand, model, year }, market)
      .filter(({ cc }) => Math.abs(cc - engineCc) <= SAME_ENGINE_CC)
      .map(({ fuel }) => fuel),
  );
  const [fuel] = fuels;
  return fuels.size === 1 && fuel !== undefined ? { fuel: fuel as Fuel, isAssumed: true } : undefined;
}

/**
 * The displacement of a car whose feed does not state it, cm³, where all engines of the model in the table of its home
 * market with that fuel have one. Undefined where several are possible.
 */
export function findDisplacement(
  { brand, model, year, fuel }: Pick<FuelQuestion, 'brand' | 'model' | 'year'> & { readonly fuel: string },
  market: string,
): number | undefined {
  if (fuel === '' || fuel === 'electric') return undefined;
  const sizes = new Set(
    listEngines({ brand, model, year }, market).flatMap((row) => (row.fuel === fuel ? row.cc : [])),
  );
  const [cc] = sizes;
  return sizes.size === 1 ? cc : undefined;
}
