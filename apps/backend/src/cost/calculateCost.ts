import type {
  Assumption,
  CostInput,
  IntervalReason,
  Outcome,
  Receipt,
  ReceiptLine,
  Totals,
} from '@vvoz/law/costTypes';
import { calculateAbroadLines, calculateCustomsValue } from './abroad.ts';
import { listGeneralAssumptions } from './assumptions.ts';
import { shortHash } from './canonicalJson.ts';
import { applyCategory, checkInput, resolveOrigin } from './checkInput.ts';
import { changesTotal, listCombinations, type Combination } from './combine.ts';
import type { Context } from './context.ts';
import { CostInputError } from './CostInputError.ts';
import { calculateCustomsLines } from './customs/calculateCustomsLines.ts';
import { resolveFacts } from './facts.ts';
import type { Facts, OpenFact } from './factTypes.ts';
import { listFuelCases, OPEN_FUEL } from './fuelCases.ts';
import { calculatePartsLines } from './parts.ts';
import { overrideRates, type Rates } from './rates.ts';
import { findCity, calculateRussiaLines } from './russia.ts';
import { overrideSettings, type Settings } from './settings.ts';
import type { TableSet } from './tableSet.ts';

/** Everything that the outcome depends on, as one text. Its hash is the receipt's id. */
function serializeInputs(
  { input, origin, tables, settings, rates, date }: Context,
  city: string | undefined,
): string {
  return JSON.stringify([
    date,
    tables.version,
    settings.version,
    rates.key,
    input.customsValueRub,
    input.price,
    input.currency,
    input.payer,
    input.kind,
    input.fuel,
    input.displacementCc,
    input.powerHp,
    input.powersHp,
    input.powerKw,
    input.power30Kw,
    input.power30MinKw,
    input.power30MaxKw,
    input.power30Tested,
    input.motorPeakKw,
    input.enginePowerKw,
    input.ageMonths,
    input.year,
    input.month,
    input.day,
    input.massKg,
    input.massMinKg,
    input.massMaxKg,
    input.machine,
    input.category,
    input.truckKind,
    input.kindSource,
    input.powerSource,
    input.bodyClass,
    input.variant,
    city,
    origin,
    input.source,
  ]);
}

function sumTotals(lines: readonly ReceiptLine[]): Totals {
  const sums = { abroad: 0, customs: 0, russia: 0 };
  for (const { group, amountRub } of lines) sums[group] += amountRub;
  return { ...sums, total: sums.abroad + sums.customs + sums.russia };
}

const selectGroup = (lines: readonly ReceiptLine[], group: ReceiptLine['group']): ReceiptLine[] =>
  lines.filter((line) => line.group === group);

/**
 * Prepares a function that calculates the lines for given facts. Lines that do not depend on them are calculated once.
 */
function prepareLines(context: Context): {
  customsValueRub: number | null;
  calculateLines: (facts: Facts) => ReceiptLine[];
} {
  const { input, settings } = context;
  const city = findCity(settings, input.city);
  if (input.customsValueRub === undefined) {
    const abroad = calculateAbroadLines(context);
    if (input.variant === 'auction' || input.variant === 'china' || input.variant === 'japan')
      return { customsValueRub: null, calculateLines: () => abroad };
    const russia = calculateRussiaLines(context, city);
    if (input.variant !== 'poshlina')
      return {
        customsValueRub: null,
        calculateLines: ({ bodyClass }) => {
          const parts = calculatePartsLines(context, bodyClass);
          return [
            ...abroad,
            ...selectGroup(parts, 'abroad'),
            ...selectGroup(parts, 'customs'),
            ...selectGroup(parts, 'russia'),
            ...russia,
          ];
        },
      };
    const customsContext = { ...context, value: calculateCustomsValue(context) };
    return {
      customsValueRub: customsContext.value.round(2).toNumber(),
      calculateLines: (facts) => [...abroad, ...calculateCustomsLines(customsContext, facts), ...russia],
    };
  }
  const customsContext = { ...context, value: calculateCustomsValue(context) };
  return {
    customsValueRub: customsContext.value.round(2).toNumber(),
    calculateLines: (facts) => calculateCustomsLines(customsContext, facts),
  };
}

/** The results for one possible fuel, one per combination of the other open facts. */
interface FuelCase {
  readonly open: readonly OpenFact[];
  readonly context: Context;
  readonly estimates: readonly Assumption[];
  readonly customsValueRub: number | null;
  readonly results: readonly { readonly combination: Combination; readonly lines: readonly ReceiptLine[] }[];
}

function calculateCase(context: Context): FuelCase {
  const { open, assumptions: estimates } = resolveFacts(
    context.input,
    context.settings,
    context.tables,
    context.date,
  );
  const { customsValueRub, calculateLines } = prepareLines(context);
  return {
    context,
    open,
    estimates,
    customsValueRub,
    // Facts that the variant does not depend on are absent, and no line reads them.
    results: listCombinations(open).map((combination) => ({
      combination,
      lines: calculateLines(combination.facts as Facts),
    })),
  };
}

interface Result {
  readonly fuelCase: FuelCase;
  readonly combination: Combination;
  readonly lines: readonly ReceiptLine[];
  readonly totals: Totals;
}

interface ReportedFact {
  readonly reason: IntervalReason;
  readonly text: string;
  /** The fact changes the total. */
  readonly matters: boolean;
}

/** The missing facts of all fuel cases, each once; an unknown fuel comes first. */
function listOpenFacts(
  cases: readonly FuelCase[],
  results: readonly Result[],
  isOpen: boolean,
): readonly ReportedFact[] {
  const facts = new Map<IntervalReason, ReportedFact>();
  const add = (reason: IntervalReason, text: string, matters: boolean): void => {
    const before = facts.get(reason);
    facts.set(reason, { reason, text: before?.text ?? text, matters: before?.matters === true || matters });
  };
  if (cases.length > 1) {
    const ends = cases.map((fuelCase) => {
      const sums = results.flatMap((each) => (each.fuelCase === fuelCase ? each.totals.total : []));
      return `${Math.min(...sums)} ${Math.max(...sums)}`;
    });
    add('fuel_unknown', OPEN_FUEL.text(), new Set(ends).size > 1);
  }
  for (const fuelCase of cases) {
    const own = results.filter((each) => each.fuelCase === fuelCase);
    const combinations = own.map(({ combination }) => combination);
    const sums = own.map(({ totals }) => totals.total);
    for (const [position, { reason, text }] of fuelCase.open.entries())
      if (reason) add(reason, text(), isOpen && changesTotal(combinations, sums, position));
  }
  return [...facts.values()];
}

/** The total of the likely options; undefined when nothing is more likely in one of the facts. */
function findLikelyTotal(cases: readonly FuelCase[], results: readonly Result[]): number | undefined {
  const [only, ...others] = cases;
  if (!only || others.length > 0) return undefined;
  const options = only.open.map(({ options: all, likely }) => likely ?? (all.length === 1 ? 0 : undefined));
  return results.find(({ combination }) =>
    combination.options.every((option, position) => option === options[position]),
  )?.totals.total;
}

/** Every outcome that the facts allow, with the cheapest and the dearest one. */
interface Evaluation {
  readonly context: Context;
  readonly cases: readonly FuelCase[];
  readonly results: readonly Result[];
  readonly low: Result;
  readonly high: Result;
}

function evaluate(
  rawInput: CostInput,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
  today: string,
): Evaluation {
  const input = applyCategory(rawInput);
  const origin = resolveOrigin(input);
  checkInput(input, origin);
  const context: Context = {
    input,
    origin,
    tables,
    settings: input.settings ? overrideSettings(settings, input.settings) : settings,
    rates: overrideRates(rates, input, date),
    date,
    today,
  };
  const cases = listFuelCases(input).map((caseInput) => calculateCase({ ...context, input: caseInput }));
  const results = cases.flatMap((fuelCase) =>
    fuelCase.results.map(({ combination, lines }) => ({
      fuelCase,
      lines,
      totals: sumTotals(lines),
      combination,
    })),
  );
  if (!results.every(({ totals }) => Number.isSafeInteger(totals.total)))
    throw new CostInputError('price', 'makes the total too large', 'сумма слишком велика');
  const low = results.reduce((one, other) => (other.totals.total < one.totals.total ? other : one));
  const high = results.reduce((one, other) => (other.totals.total > one.totals.total ? other : one));
  return { context, cases, results, low, high };
}

/** The totals of the cheapest and the dearest outcome of `calculateCost`, ₽; equal when nothing is open. */
export interface TotalEnds {
  readonly low: number;
  readonly high: number;
}

/** The totals of `calculateCost` without the receipt, ₽; `high` is the receipt's own. Throws a CostInputError. */
export function calculateTotalEnds(
  input: CostInput,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): TotalEnds {
  const { low, high } = evaluate(input, tables, settings, rates, date, date);
  return { low: low.totals.total, high: high.totals.total };
}

/**
 * Calculates what it costs to import a vehicle. The lines are whole roubles and add up to the total. When missing facts
 * make different totals possible, `interval` has the cheapest and the dearest outcome, and the receipt itself is the
 * dearest. Pure: the same arguments give the same receipt. Throws a CostInputError that names the field.
 * @param tables the tables in force on `date`, see `selectTables`
 * @param date YYYY-MM-DD, the day of the customs declaration; `input.date` is ignored
 * @param today YYYY-MM-DD, the day of the calculation: tables that are not yet in force then are named
 */
export function calculateCost(
  rawInput: CostInput,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
  today = date,
): Receipt {
  const evaluation = evaluate(rawInput, tables, settings, rates, date, today);
  const { context, cases, results, low, high } = evaluation;
  const { input } = context;
  const key = serializeInputs(context, findCity(context.settings, input.city)?.key);
  const isOpen = low !== high;
  const openFacts = listOpenFacts(cases, results, isOpen);
  const likely = isOpen ? findLikelyTotal(cases, results) : undefined;
  const createOutcome = ({ fuelCase, lines, totals }: (typeof results)[number], id: string): Outcome => ({
    id,
    date,
    payer: input.payer,
    kind: input.kind,
    variant: input.variant,
    customsValueRub: fuelCase.customsValueRub,
    lines,
    totals,
    assumptions: [
      ...listGeneralAssumptions(fuelCase.context),
      ...openFacts.map(({ reason, text, matters }) => ({
        code: reason,
        text: matters ? text : `${text}; на итог не влияет`,
      })),
      ...fuelCase.estimates,
    ],
    tables: {
      validFrom: tables.validFrom,
      validTo: tables.validTo,
      version: tables.version,
      ...(context.today < tables.validFrom ? { published: true } : {}),
    },
    settingsVersion: context.settings.version,
  });
  const receipt = createOutcome(high, shortHash(key));
  if (low === high) return receipt;
  return {
    ...receipt,
    assumptions: [
      ...receipt.assumptions,
      { code: 'dearer_outcome_shown', text: 'Итог не определён данными однозначно: показан дороже из двух' },
    ],
    interval: {
      low: createOutcome(low, shortHash(`${key}:${results.indexOf(low)}`)),
      high: createOutcome(high, shortHash(`${key}:${results.indexOf(high)}`)),
      reasons: openFacts.filter(({ matters }) => matters).map(({ reason }) => reason),
      ...(likely === undefined ? {} : { likely }),
    },
  };
}
