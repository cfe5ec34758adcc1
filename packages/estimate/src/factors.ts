import type { EstimateLot } from './lot.ts';

const DAY_MS = 86_400_000;
const DAYS_PER_YEAR = 365.25;
/** A car older than a year with fewer kilometres has a broken or unread odometer. */
const MIN_KM = 100;
const MAX_AGE_BAND = 24;
const MAX_KM_BAND = 30;
const UNKNOWN = '?';

/** What the factors below are made of: read from a lot once. */
export interface Facts {
  readonly brand: string;
  readonly model: string;
  readonly code: string;
  readonly year: string;
  /** Years on the day of the auction, with fraction; counted from the middle of the year of manufacture. */
  readonly age: number;
  readonly ageBand: string;
  readonly kmBand: string;
  /** Logarithm of kilometres; NaN if unknown. */
  readonly logKm: number;
  readonly rate: string;
  readonly interior: string;
  readonly exterior: string;
  readonly marks: string;
  readonly drive: string;
  readonly gearbox: string;
  readonly trim: string;
  readonly color: string;
  readonly auction: string;
  readonly engine: string;
  readonly currency: string;
  readonly equipment: string;
}

/** Days since 1970-01-01 of a date; undefined for a text that is none. */
export function toDay(date: string): number | undefined {
  const ms = Date.parse(date.slice(0, 10));
  return Number.isNaN(ms) ? undefined : Math.floor(ms / DAY_MS);
}

/** The letter after a key of the note: the grade of interior or exterior. */
function readLetter(info: string, key: string): string {
  const at = info.indexOf(key);
  return at === -1 ? UNKNOWN : info.charAt(at + key.length) || UNKNOWN;
}

/** The number of marks of damage, to six, and whether a panel must be replaced. */
function readMarks(info: string): string {
  const from = info.indexOf('MARKS:');
  if (from === -1) return UNKNOWN;
  const to = info.indexOf(' ', from);
  const marks = to === -1 ? info.slice(from + 6) : info.slice(from + 6, to);
  if (marks === '') return '0';
  let count = 1;
  for (let at = marks.indexOf(','); at !== -1 && count < 6; at = marks.indexOf(',', at + 1)) count += 1;
  return `${count}${marks.includes('X') ? 'X' : ''}`;
}

const YEAR_STARTS = new Map<number, number>();

/** Day on which the middle of a year falls. */
function findMiddle(year: number): number {
  let day = YEAR_STARTS.get(year);
  if (day === undefined) YEAR_STARTS.set(year, (day = Date.UTC(year, 6, 1) / DAY_MS));
  return day;
}

/**
 * Reads the facts of a lot.
 * @param day of the auction, days since 1970-01-01
 */
export function readFacts(lot: EstimateLot, day: number): Facts {
  const { year, mileage, info } = lot;
  const age = year === null ? 10 : Math.max(0.1, (day - findMiddle(year)) / DAYS_PER_YEAR);
  const isKmKnown = mileage !== null && mileage > (age > 1 ? MIN_KM : 0);
  const logKm = isKmKnown ? Math.log(mileage + 5000) : Number.NaN;
  const brand = lot.brand;
  const model = `${brand}|${lot.model}`;
  return {
    brand,
    model,
    code: `${model}|${lot.kuzov}`,
    year: year === null ? UNKNOWN : String(year),
    age,
    ageBand: year === null ? UNKNOWN : String(Math.min(MAX_AGE_BAND, Math.floor(age))),
    kmBand: isKmKnown ? String(Math.min(MAX_KM_BAND, Math.round((logKm - 8.517) / 0.125))) : UNKNOWN,
    logKm,
    rate: lot.rate || UNKNOWN,
    interior: readLetter(info, 'INT:'),
    exterior: readLetter(info, 'EXT:'),
    marks: readMarks(info),
    drive: lot.drive || UNKNOWN,
    gearbox: lot.gearbox_kind || UNKNOWN,
    trim: lot.grade || UNKNOWN,
    color: lot.color || UNKNOWN,
    auction: lot.auction || UNKNOWN,
    engine: lot.engine === null ? UNKNOWN : String(lot.engine),
    currency: lot.currency,
    equipment: lot.equipment,
  };
}

/** What a factor is about. An explanation adds the effects of one subject. */
export type Subject =
  | 'vehicle'
  | 'age'
  | 'mileage'
  | 'grade'
  | 'interior'
  | 'exterior'
  | 'trim'
  | 'drive'
  | 'gearbox'
  | 'colour'
  | 'equipment'
  | 'hall'
  | 'market'
  | 'start';

interface Factor {
  readonly name: string;
  readonly subject: Subject;
  /** The level that a lot has. */
  readonly level: (facts: Facts) => string;
}

/**
 * The factors of the logarithm of the price, from the coarse to the fine: each level has an effect that is shrunk the
 * more towards 0, that is towards the coarser factors, the fewer sales it has.
 */
export const FACTORS = [
  { name: 'currency', subject: 'market', level: ({ currency }) => currency },
  { name: 'brand', subject: 'vehicle', level: ({ brand }) => brand },
  { name: 'age', subject: 'age', level: ({ ageBand }) => ageBand },
  { name: 'model', subject: 'vehicle', level: ({ model }) => model },
  { name: 'code', subject: 'vehicle', level: ({ code }) => code },
  { name: 'engine', subject: 'vehicle', level: ({ model, engine }) => `${model}|${engine}` },
  { name: 'code and year', subject: 'age', level: ({ code, year }) => `${code}|${year}` },
  { name: 'trim', subject: 'trim', level: ({ code, trim }) => `${code}|${trim}` },
  { name: 'mileage by age', subject: 'mileage', level: ({ kmBand, ageBand }) => `${kmBand}|${ageBand}` },
  { name: 'grade', subject: 'grade', level: ({ rate }) => rate },
  { name: 'grade by age', subject: 'grade', level: ({ rate, ageBand }) => `${rate}|${ageBand}` },
  { name: 'interior', subject: 'interior', level: ({ interior }) => interior },
  { name: 'interior by brand', subject: 'interior', level: ({ interior, brand }) => `${brand}|${interior}` },
  { name: 'exterior', subject: 'exterior', level: ({ exterior }) => exterior },
  { name: 'marks', subject: 'exterior', level: ({ marks }) => marks },
  { name: 'drive', subject: 'drive', level: ({ drive }) => drive },
  { name: 'drive by model', subject: 'drive', level: ({ model, drive }) => `${model}|${drive}` },
  { name: 'gearbox', subject: 'gearbox', level: ({ gearbox }) => gearbox },
  { name: 'gearbox by model', subject: 'gearbox', level: ({ model, gearbox }) => `${model}|${gearbox}` },
  { name: 'colour', subject: 'colour', level: ({ color }) => color },
  { name: 'colour by model', subject: 'colour', level: ({ model, color }) => `${model}|${color}` },
  { name: 'hall', subject: 'hall', level: ({ auction }) => auction },
] as const satisfies readonly Factor[];

interface Slope {
  readonly name: string;
  readonly subject: Subject;
  readonly level: (facts: Facts) => string;
  readonly of: 'age' | 'mileage';
}

/** Straight lines by group: how fast a brand, a model and a code lose value with age, and a model with kilometres. */
export const SLOPES = [
  { name: 'brand ages', subject: 'age', level: ({ brand }) => brand, of: 'age' },
  { name: 'model ages', subject: 'age', level: ({ model }) => model, of: 'age' },
  { name: 'code ages', subject: 'age', level: ({ code }) => code, of: 'age' },
  { name: 'brand wears', subject: 'mileage', level: ({ brand }) => brand, of: 'mileage' },
  { name: 'model wears', subject: 'mileage', level: ({ model }) => model, of: 'mileage' },
] as const satisfies readonly Slope[];

/** Centre of the ages, years. */
const DEFAULT_AGE = 7;

/**
 * The place of a lot on a line.
 * @param logKm NaN if unknown
 * @param usualLogKm how far cars of its age have usually run; NaN if unknown
 */
export function findLine(of: 'age' | 'mileage', age: number, logKm: number, usualLogKm: number): number {
  if (of === 'age') return (Math.min(age, 25) - DEFAULT_AGE) / 5;
  const difference = logKm - usualLogKm;
  return Number.isNaN(difference) ? 0 : Math.max(-2, Math.min(2, difference));
}

/** Words of the equipment. */
export const splitEquipment = (equipment: string): readonly string[] =>
  equipment === '' ? [] : equipment.split(/[ ,]+/);
