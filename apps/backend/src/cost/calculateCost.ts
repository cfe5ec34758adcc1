import type {
  Assumption,
  CostInput,
  Outcome,
  Receipt,
  ReceiptLine,
  Totals,
} from '@vvoz/catalogue/cost/costTypes';
import { calculateAbroadLines, calculateCustomsValue } from './abroad.ts';
import { listGeneralAssumptions } from './assumptions.ts';
import { shortHash } from './canonicalJson.ts';
import { checkInput, resolveOrigin } from './checkInput.ts';
import { changesTotal, listCombinations, type Combination } from './combine.ts';
import type { Context } from './context.ts';
import { CostInputError } from './CostInputError.ts';
import { calculateCustomsLines } from './customs/calculateCustomsLines.ts';
import { resolveFacts, type Facts, type OpenFact } from './facts.ts';
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
    input.ageMonths,
    input.year,
    input.month,
    input.massKg,
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
  readonly open: readonly Pick<OpenFact, 'reason' | 'text'>[];
  /** Assumptions that do not depend on the open facts. */
  readonly generalAssumptions: readonly Assumption[];
  readonly estimates: readonly Assumption[];
  readonly customsValueRub: number | null;
  readonly results: readonly { readonly combination: Combination; readonly lines: readonly ReceiptLine[] }[];
}

function calculateCase(context: Context): FuelCase {
  const { open, assumptions: estimates } = resolveFacts(context.input, context.settings, context.date);
  const { customsValueRub, calculateLines } = prepareLines(context);
  return {
    open,
    generalAssumptions: listGeneralAssumptions(context),
    estimates,
    customsValueRub,
    // Facts that the variant does not depend on are absent, and no line reads them.
    results: listCombinations(open).map((combination) => ({
      combination,
      lines: calculateLines(combination.facts as Facts),
    })),
  };
}

/**
 * Calculates what it costs to import a vehicle. The lines are whole roubles and add up to the total. When missing facts
 * make different totals possible, `interval` has the cheapest and the dearest outcome, and the receipt itself is the
 * dearest. Pure: the same arguments give the same receipt. Throws a CostInputError that names the field.
 * @param tables the tables in force on `date`, see `selectTables`
 * @param date YYYY-MM-DD, the day of the customs declaration; `input.date` is ignored
 */
export function calculateCost(
  input: CostInput,
  tables: TableSet,
  settings: Settings,
  rates: Rates,
  date: string,
): Receipt {
  const origin = resolveOrigin(input);
  checkInput(input, origin);
  const context: Context = {
    input,
    origin,
    tables,
    settings: input.settings ? overrideSettings(settings, input.settings) : settings,
    rates: overrideRates(rates, input, date),
    date,
  };
  const key = serializeInputs(context, findCity(context.settings, input.city)?.key);
  const cases = listFuelCases(input).map((caseInput) => calculateCase({ ...context, input: caseInput }));
  const results = cases.flatMap((fuelCase, index) =>
    fuelCase.results.map(({ combination, lines }) => ({
      fuelCase,
      lines,
      totals: sumTotals(lines),
      // The fuel becomes the first open fact, so that its effect on the total is tested like that of the others.
      combination: { ...combination, options: [index, ...combination.options] },
    })),
  );
  const allCombinations = results.map(({ combination }) => combination);
  const sums = results.map(({ totals }) => totals.total);
  if (!sums.every(Number.isSafeInteger))
    throw new CostInputError('price', 'makes the total too large', 'сумма слишком велика');
  const low = results.reduce((one, other) => (other.totals.total < one.totals.total ? other : one));
  const high = results.reduce((one, other) => (other.totals.total > one.totals.total ? other : one));

  const open = [cases.length > 1 ? OPEN_FUEL : { reason: null, text: '' }, ...(cases[0]?.open ?? [])];
  const openFacts = open.flatMap(({ reason, text }, position) =>
    reason ? [{ reason, text, matters: low !== high && changesTotal(allCombinations, sums, position) }] : [],
  );
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
      ...fuelCase.generalAssumptions,
      ...openFacts.map(({ reason, text, matters }) => ({
        code: reason,
        text: matters ? text : `${text}; на итог не влияет`,
      })),
      ...fuelCase.estimates,
    ],
    tables: { validFrom: tables.validFrom, validTo: tables.validTo, version: tables.version },
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
    },
  };
}
