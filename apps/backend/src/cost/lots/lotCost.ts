import { FIVE_YEARS, findDayAfter, SEVEN_YEARS, THREE_YEARS } from '@vvoz/law/ages';
import { FEE_CLASS_OF, findAgeClass } from '@vvoz/law/classes';
import type { CostInput } from '@vvoz/law/costTypes';
import { formatLawFacts } from '@vvoz/catalogue/lots/lawFacts';
import { buildLotQuestion } from '@vvoz/catalogue/lots/lotQuestion';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import { calculateAge, listMadeEnds } from '../age.ts';
import { calculateTotalEnds } from '../calculateCost.ts';
import type { CostData } from '../calculateReceipt.ts';
import { applyCategory } from '../checkInput.ts';
import { countClearanceDays, resolveDay } from '../clearanceDay.ts';
import { CostInputError } from '../CostInputError.ts';
import { addDays } from '../days.ts';
import { identifyVehicle, KIND_COLUMNS, type KindedLot } from '../kinds/identifyVehicle.ts';
import { findLimit160 } from '../limit160.ts';
import { selectTables } from '../selectTables.ts';
import { findFilterPower, restoreFeedPower } from './knownPower.ts';

/** The columns of a stored lot that its cost and classes depend on. Only these can be read when calculating them. */
export const COST_BASIS_COLUMNS = [
  ...KIND_COLUMNS,
  'status',
  'auction_date',
  'currency',
  'start',
  'average',
  'estimate',
  'finish',
  'month',
  'price',
] as const satisfies readonly (keyof LotRecord)[];

/** The fields of a stored lot that its cost depends on. */
export type CostedLot = Pick<LotRecord, (typeof COST_BASIS_COLUMNS)[number]>;

/**
 * The derived fields of a stored lot: what the law needs to know about it, its cost, its classes by age and recycling
 * fee, and the next day (YYYY-MM-DD) on which they may change; '' if no day does.
 */
export const DERIVED_COLUMNS = ['law_facts', 'cost', 'age_class', 'fee_class', 'cost_changes'] as const;
export type LotCostFields = Pick<LotRecord, (typeof DERIVED_COLUMNS)[number]>;

/** A lot as the input of the cost engine. */
export type LotInput = CostInput & { readonly price: number };

/** Builds the input of a lot; undefined without a price. */
export function buildLotInput(lot: CostedLot, lawFacts: string, today: string): LotInput | undefined {
  const question = buildLotQuestion(
    {
      type: lot.type,
      status: lot.status,
      currency: lot.currency,
      ...(lot.auction_date === '' ? {} : { auctionDate: lot.auction_date }),
      ...(lot.start === null ? {} : { start: lot.start }),
      ...(lot.average === null ? {} : { average: lot.average }),
      ...(lot.estimate === null ? {} : { estimate: lot.estimate }),
      ...(lot.finish === null ? {} : { finish: lot.finish }),
      ...(lot.year === null ? {} : { year: lot.year }),
      ...(lot.month === null ? {} : { month: lot.month }),
      ...(lot.engine === null ? {} : { engineCc: lot.engine }),
      ...(lot.power === null ? {} : { powerHp: lot.power }),
      ...(lot.power_options === '' ? {} : { powerOptions: lot.power_options }),
      ...(lot.fuel === '' ? {} : { fuel: lot.fuel }),
      ...(lot.mass === null ? {} : { massKg: lot.mass }),
      ...(lawFacts === '' ? {} : { lawFacts }),
      bodyType: lot.body_type,
    },
    new Date(`${today}T00:00:00Z`),
  );
  return question && { ...question, payer: 'physic', variant: 'poshlina' };
}

/** The classes of a car on a day. A class is '' when the data does not determine it, and for other vehicles. */
function classifyLot(
  lot: CostedLot,
  input: CostInput,
  date: string,
  { tables }: CostData,
): Pick<LotCostFields, 'age_class' | 'fee_class'> {
  const isCar = applyCategory(input).kind === 'car' && CATALOGUE_TYPES[lot.type].costClasses.length > 0;
  if (!isCar || input.fuel === 'electric') return { age_class: '', fee_class: '' };
  const limit = findLimit160(input, selectTables(tables, date));
  const fee_class = limit ? FEE_CLASS_OF[limit.state] : '';
  try {
    const range = calculateAge(input, date);
    return { age_class: findAgeClass(range) ?? '', fee_class };
  } catch (error) {
    if (error instanceof CostInputError) return { age_class: '', fee_class };
    throw error;
  }
}

/** The first and the last day of manufacture that the input allows. */
function listMadeDays(input: CostInput): readonly { year: number; month: number; day: number }[] {
  const { year, month } = input;
  if (year === undefined) return [];
  if (month === undefined) return listMadeEnds(input).map((end) => ({ year, ...end }));
  return [
    { year, month, day: 1 },
    { year, month, day: 31 },
  ];
}

/** The first day after `date` with new tables or another class of age; undefined if there is none. */
function findNextDay(input: CostInput, date: string, tables: CostData['tables']): string | undefined {
  const made = listMadeDays(input);
  const days = [
    ...tables.map(({ validFrom }) => validFrom),
    ...made.map(({ year, month }) => `${year}-${String(month).padStart(2, '0')}-01`),
    ...made.flatMap((each) =>
      [THREE_YEARS, FIVE_YEARS, SEVEN_YEARS].map((months) => findDayAfter(each, months)),
    ),
  ].filter((day) => day > date);
  return days.sort()[0];
}

/** Results of `findNextDay`: a catalogue has few months of manufacture and days of declaration. */
const nextDays = new WeakMap<CostData['tables'], Map<string, string | undefined>>();
const MAX_NEXT_DAYS = 20_000;

/**
 * The next day on which the cost may change because the day of the declaration moves with it: new tables, or another
 * class of age; '' if there is none.
 */
function findCostChange(input: CostInput, date: string, { tables, settings }: CostData): string {
  const known = nextDays.get(tables) ?? new Map<string, string | undefined>();
  nextDays.set(tables, known);
  if (known.size >= MAX_NEXT_DAYS) known.clear();
  const key = `${input.year ?? ''}-${input.month ?? ''} ${input.country ?? ''} ${date}`;
  if (!known.has(key)) known.set(key, findNextDay(input, date, tables));
  const next = known.get(key);
  return next === undefined ? '' : addDays(next, -countClearanceDays(input, settings));
}

/** The total of a receipt, ₽; null when it cannot be calculated. */
function calculateTotal(input: LotInput, date: string, data: CostData): number | null {
  try {
    const { tables, settings, rates } = data;
    return calculateTotalEnds(input, selectTables(tables, date), settings, rates, date).high;
  } catch (error) {
    if (error instanceof CostInputError) return null;
    throw error;
  }
}

/** True for a lot that is already in Russia: its cost is its price. */
const isInRussia = ({ type }: CostedLot): boolean => CATALOGUE_TYPES[type].country === 'russia';

/** Law facts by what they depend on: most cars of a catalogue occur more than once. */
const lawFacts = new WeakMap<CostData, Map<string, string>>();
const MAX_LAW_FACTS = 50_000;

/** The text of what the law has to know about a lot, as `identifyVehicle` finds it with this data. */
export function findLawFacts(lot: KindedLot, data: CostData): string {
  const known = lawFacts.get(data) ?? new Map<string, string>();
  lawFacts.set(data, known);
  const key = KIND_COLUMNS.map((column) => lot[column]).join('\u001F');
  const before = known.get(key);
  if (before !== undefined) return before;
  if (known.size >= MAX_LAW_FACTS) known.clear();
  const found = formatLawFacts(identifyVehicle(lot, data.learnt));
  known.set(key, found);
  return found;
}

/** Calculates the derived fields of a lot, for the default day of its declaration. */
export function calculateLotCostFields(lot: CostedLot, data: CostData): LotCostFields {
  if (isInRussia(lot))
    return {
      law_facts: '',
      cost: lot.currency === 'rub' ? lot.price : null,
      age_class: '',
      fee_class: '',
      cost_changes: '',
    };
  const law_facts = findLawFacts(lot, data);
  // The classes need no price.
  const input = buildLotInput(lot, law_facts, data.today);
  const classed = input ?? buildLotInput({ ...lot, start: 1, finish: 1 }, law_facts, data.today);
  if (!classed) return { law_facts, cost: null, age_class: '', fee_class: '', cost_changes: '' };
  const { date } = resolveDay(classed, data.settings, data.today);
  return {
    law_facts,
    cost: input ? calculateTotal(input, date, data) : null,
    ...classifyLot(lot, classed, date, data),
    cost_changes: findCostChange(classed, date, data),
  };
}

/**
 * The turnkey cost in Vladivostok for an individual with full duty, ₽; the dearest outcome when facts are missing. Null
 * when it cannot be calculated, as without a price or displacement. The cost of a lot in Russia is its price.
 */
export const calculateLotCost = (lot: CostedLot, data: CostData): number | null =>
  calculateLotCostFields(lot, data).cost;

/** The columns that follow from the others, with the power that a lot is found by. */
export const CALCULATED_COLUMNS = [...DERIVED_COLUMNS, 'power'] as const;

/** Calculates a stored lot again. Its stored power may be one of the reference, which the feed has not stated. */
export function calculateStoredLot(
  stored: CostedLot & Pick<LotRecord, 'law_facts'>,
  data: CostData,
): Pick<LotRecord, (typeof CALCULATED_COLUMNS)[number]> {
  const lot = restoreFeedPower(stored);
  const fields = calculateLotCostFields(lot, data);
  return { ...fields, power: findFilterPower({ power: lot.power, law_facts: fields.law_facts }) };
}
