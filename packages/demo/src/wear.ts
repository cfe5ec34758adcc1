import type { Profile } from './profiles.ts';
import type { Random } from './random.ts';

/** Age, mileage and condition of a vehicle. */
export interface Wear {
  /** Years, with fraction. */
  age: number;
  /** Kilometres. */
  km: number;
  /** Condition score, from which the grade follows. */
  score: number;
  grade: string;
}

/** Calculates the age in years, at a moment (year with fraction), of a car that was registered in the middle of `year`. */
export const calculateAge = (moment: number, year: number): number => Math.max(0.1, moment - year - 0.5);

/** Estimates the usual kilometres at an age. Older cars have fewer per year. */
export const estimateKm = (profile: Profile, age: number): number => profile.yearlyKm * age ** 0.93;

/** Estimates the usual score at an age and mileage. */
export const estimateScore = (age: number, km: number): number =>
  5.15 - 0.1 * Math.min(age, 22) - 0.000006 * km;

const CUTS: readonly (readonly [number, string])[] = [
  [4.75, '5'],
  [4.25, '4.5'],
  [3.7, '4'],
  [3.1, '3.5'],
  [2.2, '3'],
  [1.7, '2'],
  [1.45, '1'],
];

/** Picks the inspector's grade for a score: S, 6, 5 … 0; R and RA after an accident. */
export function pickGrade(score: number, age: number, km: number, random: Random): string {
  const chance = random.unit();
  if (chance < 0.06) return 'R';
  if (chance < 0.09) return 'RA';
  if (age < 1.2 && km < 4000 && score > 4.8) return 'S';
  if (age < 3.5 && km < 30_000 && score > 5.1) return '6';
  for (const [cut, grade] of CUTS) if (score > cut) return grade;
  return '0';
}

/** Draws the mileage by age, log-normal, and the grade by age and mileage. */
export function makeWear(profile: Profile, age: number, random: Random): Wear {
  const raw = estimateKm(profile, age) * Math.exp(0.45 * random.normal());
  // Most documents round the odometer to thousands.
  const km = raw > 2000 && random.chance(0.8) ? Math.round(raw / 1000) * 1000 : Math.max(3, Math.round(raw));
  const score = estimateScore(age, km) + 0.38 * random.normal();
  return { age, km, score, grade: pickGrade(score, age, km, random) };
}
