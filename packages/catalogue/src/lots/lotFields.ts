import { AGE_CLASSES, FEE_CLASSES } from '@vvoz/law/classes';
import { CATALOGUE_TYPE_NAMES } from '../types/catalogueTypes.ts';
import { COLORS } from '../words/colors.ts';
import { CURRENCIES } from '../words/currencies.ts';
import { ALL_DRIVES } from '../words/drives.ts';
import { FUEL_CODES } from '../words/fuels.ts';
import { GRADE_VALUES } from '../words/gradeOptions.ts';
import {
  BODY_KINDS,
  ENGINE_KINDS,
  MACHINE_KINDS,
  MOTO_CLASSES,
  SEAT_COUNTS,
  type BodyKind,
  type EngineKind,
  type MachineKind,
  type MotoClass,
} from '../words/vehicleKinds.ts';
import { LOT_DETAILS } from './lotDetails.ts';
import type { LotField } from './lotField.ts';
import { STATUS_WORDS } from './lotStatuses.ts';
import { keepWords, capitalizeWords } from '../words/wireWords.ts';

const COLOR_WORDS = capitalizeWords<string>(COLORS.map(({ id }) => id));
const DRIVE_WORDS = keepWords<string>(ALL_DRIVES);
const GRADE_WORDS = keepWords<string>(GRADE_VALUES);
const BODY_WORDS = keepWords(Object.keys(BODY_KINDS) as BodyKind[]);
const ENGINE_WORDS = keepWords(Object.keys(ENGINE_KINDS) as EngineKind[]);
const MACHINE_WORDS = keepWords(Object.keys(MACHINE_KINDS) as MachineKind[]);
const MOTO_WORDS = keepWords(Object.keys(MOTO_CLASSES) as MotoClass[]);

/**
 * All fields of a lot, by key in `Lot`. The types of a lot, the stored and selected columns, and the wire record with
 * its schema and parser are derived from these rows. A new field needs a row here, a migration, the feed reader that
 * fills it and a component that shows it.
 */
export const LOT_FIELDS = {
  /** Opaque id, unique within the type. The lot's page is `/cars/{type}/{id}`. */
  id: { column: 'external_id', wire: ['ID'], kind: 'text', part: 'summary', presence: 'required' },
  type: {
    column: 'type',
    wire: ['TYPE'],
    kind: 'word',
    words: keepWords(CATALOGUE_TYPE_NAMES),
    part: 'summary',
    presence: 'required',
  },
  /** Latin, upper case, as the feeds write them: TOYOTA, PRIUS, ZVW51. */
  brand: { column: 'brand', wire: ['MARKA_NAME'], kind: 'name', part: 'summary', presence: 'required' },
  model: { column: 'model', wire: ['MODEL_NAME'], kind: 'name', part: 'summary', presence: 'required' },
  kuzov: { column: 'kuzov', wire: ['KUZOV'], kind: 'name', part: 'summary' },
  /** Trim (комплектация), not the auction's grade. */
  grade: { column: 'grade', wire: ['GRADE'], kind: 'text', part: 'summary' },
  year: { column: 'year', wire: ['YEAR'], kind: 'positive', part: 'summary' },
  /** 1…12. */
  month: { column: 'month', wire: ['MONTH'], kind: 'positive', max: 12, part: 'summary' },
  /** cm³. */
  engineCc: { column: 'engine', wire: ['ENG_V'], kind: 'positive', part: 'summary' },
  /** Horse-power; the greatest of `powerOptions` where the feed lists several. */
  powerHp: { column: 'power', wire: ['PW'], kind: 'positive', part: 'summary' },
  /** Horse-powers that the body code was sold with, ascending: `280,294,313`. See `findPossiblePowers`. */
  powerOptions: { column: 'power_options', wire: ['PW_LIST'], kind: 'text', part: 'summary' },
  fuel: { column: 'fuel', wire: ['TIME'], kind: 'word', words: FUEL_CODES, part: 'summary' },
  /** Raw gearbox code: AT, FAT, CVT, MT, 6F, AMT … */
  gearbox: { column: 'gearbox', wire: ['KPP'], kind: 'upper', part: 'summary' },
  /** FF, FR, MR, RR, 2WD, 4WD; `FR/4WD` where the feed names both. */
  drive: { column: 'drive', wire: ['PRIV'], kind: 'word', words: DRIVE_WORDS, part: 'summary' },
  /** km; hours of work for machines that are not on a lorry's chassis (`getUsageUnit`). */
  mileageKm: { column: 'mileage', wire: ['MILEAGE'], kind: 'count', part: 'summary' },
  /** Key of COLORS. */
  color: { column: 'color', wire: ['COLOR'], kind: 'word', words: COLOR_WORDS, part: 'summary' },
  /** Auction grade: S, 6, 5, 4.5, 4, 3.5, 3, RA, R, 2, 1, 0, ***. */
  rate: { column: 'rate', wire: ['RATE'], kind: 'word', words: GRADE_WORDS, part: 'summary' },
  lotNumber: { column: 'lot_number', wire: ['LOT', 'LOT_NUM'], kind: 'text', part: 'summary' },
  auction: { column: 'auction', wire: ['AUCTION'], kind: 'text', part: 'summary' },
  town: { column: 'town', wire: ['TOWN'], kind: 'text', part: 'summary' },
  /** Start of the auction, local to its country, without a zone: `2026-11-25T09:40:00`. */
  auctionDate: { column: 'auction_date', wire: ['AUCTION_DATE'], kind: 'dateTime', part: 'summary' },
  /** Whole units of `currency`, like `average` and `finish`. */
  start: { column: 'start', wire: ['START'], kind: 'positive', part: 'summary' },
  average: { column: 'average', wire: ['AVG_PRICE'], kind: 'positive', part: 'summary' },
  /**
   * The expected hammer price of a coming lot, from sold lots like it; absent with too few sales. A tenth of such lots
   * sell below `estimateLow`, a tenth above `estimateHigh`. Whole units of `currency`.
   */
  estimate: { column: 'estimate', wire: ['EST'], kind: 'positive', part: 'summary', calculated: true },
  estimateLow: {
    column: 'estimate_low',
    wire: ['EST_LOW'],
    kind: 'positive',
    part: 'summary',
    calculated: true,
  },
  estimateHigh: {
    column: 'estimate_high',
    wire: ['EST_HIGH'],
    kind: 'positive',
    part: 'summary',
    calculated: true,
  },
  /** The archive has too few sales of such lots for an estimate. Absent also where nothing is estimated. */
  fewSales: { column: 'few_sales', wire: ['FEW_SALES'], kind: 'flag', part: 'summary', calculated: true },
  /**
   * The price of a fixed-price lot in percent of the middle one of similar lots on offer; absent when the evidence is
   * thin. `usualMileage`, km, is their middle mileage, if it differs enough from the lot's to be a reason.
   */
  priceShare: {
    column: 'price_share',
    wire: ['PRICE_SHARE'],
    kind: 'positive',
    part: 'summary',
    calculated: true,
  },
  usualMileage: {
    column: 'usual_mileage',
    wire: ['USUAL_MILEAGE'],
    kind: 'positive',
    part: 'summary',
    calculated: true,
  },
  /** Hammer price, or the asking price of a fixed-price lot. */
  finish: { column: 'finish', wire: ['FINISH'], kind: 'positive', part: 'summary' },
  /** An empty value on the wire means the currency of the type. */
  currency: {
    column: 'currency',
    wire: ['CURRENCY'],
    kind: 'word',
    words: capitalizeWords(CURRENCIES),
    part: 'summary',
    presence: 'defaulted',
  },
  status: {
    column: 'status',
    wire: ['STATUS'],
    kind: 'word',
    words: STATUS_WORDS,
    part: 'summary',
    presence: 'defaulted',
  },
  leftHand: { column: 'left_hand', wire: ['LHDRIVE'], kind: 'flag', part: 'summary' },
  /**
   * Turnkey price in Vladivostok with full duty, ₽. Lists filter and sort by it. Like the two classes below, it is
   * calculated by an import, again when tables of the law, settings or rates change, and when the day changes it.
   */
  costRub: { column: 'cost', wire: ['COST_RU'], kind: 'positive', part: 'summary', calculated: true },
  /** Age class by the law; absent if the data does not decide it. The same holds for `feeClass`. */
  ageClass: {
    column: 'age_class',
    wire: ['AGE_CLASS'],
    kind: 'word',
    words: keepWords(AGE_CLASSES),
    omitBlank: true,
    part: 'summary',
    calculated: true,
  },
  feeClass: {
    column: 'fee_class',
    wire: ['FEE_CLASS'],
    kind: 'word',
    words: keepWords(FEE_CLASSES),
    omitBlank: true,
    part: 'summary',
    calculated: true,
  },
  /**
   * What the law needs to know about the vehicle and the feed does not say, as one text: see `LawFacts`. Absent for an
   * ordinary car.
   */
  lawFacts: {
    column: 'law_facts',
    wire: ['LAW_FACTS'],
    kind: 'text',
    omitBlank: true,
    part: 'summary',
    calculated: true,
  },
  /** Picture addresses without a size suffix. If there is an auction sheet, it comes first. */
  images: {
    column: 'images',
    wire: ['IMAGES'],
    kind: 'list',
    separator: '#',
    split: /#/,
    part: 'summary',
    presence: 'defaulted',
  },
  /** The first picture is not an auction sheet, unlike that of other lots of its type. */
  withoutSheet: { column: 'without_sheet', wire: ['NO_SHEET'], kind: 'flag', part: 'summary' },
  /** The inspector's note: grades of interior and exterior, marks, remarks. A card shows the grade of the interior. */
  info: { column: 'info', wire: ['INFO'], kind: 'text', part: 'summary' },
  /** sedan, suv, kei …, as in the source. */
  bodyType: { column: 'body_type', wire: ['BODY_TYPE'], kind: 'lower', part: 'whole' },
  /** What a visitor chooses by, found by an import from the feed's words and the reference. */
  bodyKind: {
    column: 'body_kind',
    wire: ['BODY_KIND'],
    kind: 'word',
    words: BODY_WORDS,
    omitBlank: true,
    part: 'whole',
  },
  engineKind: {
    column: 'engine_kind',
    wire: ['ENGINE_KIND'],
    kind: 'word',
    words: ENGINE_WORDS,
    omitBlank: true,
    part: 'whole',
  },
  seats: {
    column: 'seats',
    wire: ['SEATS'],
    kind: 'word',
    words: keepWords(SEAT_COUNTS),
    omitBlank: true,
    part: 'whole',
  },
  machineKind: {
    column: 'machine_kind',
    wire: ['MACHINE_KIND'],
    kind: 'word',
    words: MACHINE_WORDS,
    omitBlank: true,
    part: 'whole',
  },
  motoClass: {
    column: 'moto_class',
    wire: ['MOTO_CLASS'],
    kind: 'word',
    words: MOTO_WORDS,
    omitBlank: true,
    part: 'whole',
  },
  /** Codes: AAC, PS, PW … */
  equipment: {
    column: 'equipment',
    wire: ['EQUIP'],
    kind: 'list',
    separator: ' ',
    split: /[\s,]/,
    part: 'whole',
    presence: 'defaulted',
  },
  /** Two letters: JP, KR, CN, EU, RU. */
  country: { column: 'country', wire: ['COUNTRY'], kind: 'text', part: 'whole' },
  /** Chassis number. */
  serial: { column: 'serial', wire: ['SERIAL'], kind: 'text', part: 'whole' },
  /** Import to Russia is forbidden. */
  sanctioned: { column: 'sanctioned', wire: ['SANCTION'], kind: 'flag', part: 'whole' },
  /** Machinery: outer dimensions and ground clearance, mm. */
  lengthMm: { column: 'length', wire: ['LENGTH'], kind: 'positive', part: 'whole' },
  widthMm: { column: 'width', wire: ['WIDTH'], kind: 'positive', part: 'whole' },
  heightMm: { column: 'height', wire: ['HEIGHT'], kind: 'positive', part: 'whole' },
  clearanceMm: { column: 'clearance', wire: ['CLEARANCE'], kind: 'positive', part: 'whole' },
  /** Machinery, kg. */
  massKg: { column: 'mass', wire: ['MASS'], kind: 'positive', part: 'whole' },
  /** Facts that are only displayed, by the keys of LOT_DETAILS. */
  details: { column: 'details', wire: [], kind: 'facts', names: LOT_DETAILS, part: 'whole' },
} as const satisfies Readonly<Record<string, LotField>>;

export type LotFields = typeof LOT_FIELDS;
export type LotKey = keyof LotFields;

/** The rows with their keys, for code that handles all fields in one way. */
export const LOT_FIELD_ROWS = Object.entries(LOT_FIELDS) as readonly (readonly [LotKey, LotField])[];
