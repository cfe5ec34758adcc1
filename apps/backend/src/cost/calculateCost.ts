import type {
  Assumption,
  CostInput,
  Outcome,
  Receipt,
  ReceiptLine,
  Totals,
} from '@vvoz/catalogue/cost/costTypes';
import { calculateAbroadLines, calculateCustomsValue } from './abroad.ts';
import { generalAssumptions } from './assumptions.ts';
import { shortHash } from './canonicalJson.ts';
import { checkInput, resolveOrigin } from './checkInput.ts';
import { changesTotal, combinations, type Combination } from './combine.ts';
import type { Context } from './context.ts';
import { CostInputError } from './CostInputError.ts';
import { calculateCustomsLines } from './customs/calculateCustomsLines.ts';
import { resolveFacts, type Facts, type Open } from './facts.ts';
import { listFuelCases, openFuel } from './fuelCases.ts';
import { calculatePartsLines } from './parts.ts';
import { overrideRates, type Rates } from './rates.ts';
import { findCity, calculateRussiaLines } from './russia.ts';
import { overrideSettings, type Settings } from './settings.ts';
import type { TableSet } from './tableSet.ts';

/** Everything that the outcome depends on, in one order. */
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

/** The lines for facts, in the order of a receipt; what does not depend on them is made once. */
function prepareLines(context: Context): { value: number | null; lines: (facts: Facts) => ReceiptLine[] } {
  const { input, settings } = context;
  const city = findCity(settings, input.city);
  if (input.customsValueRub === undefined) {
    const abroad = calculateAbroadLines(context);
    if (input.variant === 'auction' || input.variant === 'china' || input.variant === 'japan')
      return { value: null, lines: () => abroad };
    const russia = calculateRussiaLines(context, city);
    if (input.variant !== 'poshlina')
      return {
        value: null,
        lines: ({ bodyClass }) => {
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
    const declared = { ...context, value: calculateCustomsValue(context) };
    return {
      value: declared.value.round(2).toNumber(),
      lines: (facts) => [...abroad, ...calculateCustomsLines(declared, facts), ...russia],
    };
  }
  const declared = { ...context, value: calculateCustomsValue(context) };
  return {
    value: declared.value.round(2).toNumber(),
    lines: (facts) => calculateCustomsLines(declared, facts),
  };
}

/** One way in which the fuel may turn out, with every way of the other open facts. */
interface FuelCase {
  readonly open: readonly Pick<Open, 'reason' | 'text'>[];
  /** What this case takes for granted, whatever the open facts are. */
  readonly general: readonly Assumption[];
  readonly estimates: readonly Assumption[];
  readonly value: number | null;
  readonly results: readonly { readonly way: Combination; readonly lines: readonly ReceiptLine[] }[];
}

function calculateCase(context: Context): FuelCase {
  const { open, assumptions: estimates } = resolveFacts(context.input, context.settings, context.date);
  const { value, lines: linesFor } = prepareLines(context);
  return {
    open,
    general: generalAssumptions(context),
    estimates,
    value,
    // What the variant does not depend on is absent from the facts, and not read.
    results: combinations(open).map((way) => ({ way, lines: linesFor(way.facts as Facts) })),
  };
}

/**
 * What it costs to import a vehicle: a receipt whose lines add up to its total, whole roubles. Where the data leaves two
 * outcomes, `interval` has both, and the receipt itself is the dearer. Pure: the same arguments give the same receipt.
 * Throws a CostInputError that names the field for what cannot be calculated.
 * @param tables those in force on `date`: `selectTables`
 * @param date YYYY-MM-DD, the day of the declaration; `input.date` is the caller's to weigh
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
  const cases = listFuelCases(input).map((known) => calculateCase({ ...context, input: known }));
  const results = cases.flatMap((fuelCase, index) =>
    fuelCase.results.map(({ way, lines }) => ({
      fuelCase,
      lines,
      totals: sumTotals(lines),
      // The fuel is the first open fact, so that its effect on the total is judged like that of any other.
      way: { ...way, options: [index, ...way.options] },
    })),
  );
  const ways = results.map(({ way }) => way);
  const sums = results.map(({ totals }) => totals.total);
  if (!sums.every(Number.isSafeInteger))
    throw new CostInputError('price', 'makes a sum beyond counting', 'сумма слишком велика');
  const low = results.reduce((one, other) => (other.totals.total < one.totals.total ? other : one));
  const high = results.reduce((one, other) => (other.totals.total > one.totals.total ? other : one));

  const open = [cases.length > 1 ? openFuel : { reason: null, text: '' }, ...(cases[0]?.open ?? [])];
  const unknown = open.flatMap(({ reason, text }, position) =>
    reason ? [{ reason, text, matters: low !== high && changesTotal(ways, sums, position) }] : [],
  );
  const outcome = ({ fuelCase, lines, totals }: (typeof results)[number], id: string): Outcome => ({
    id,
    date,
    payer: input.payer,
    kind: input.kind,
    variant: input.variant,
    customsValueRub: fuelCase.value,
    lines,
    totals,
    assumptions: [
      ...fuelCase.general,
      ...unknown.map(({ reason, text, matters }) => ({
        code: reason,
        text: matters ? text : `${text}; на итог не влияет`,
      })),
      ...fuelCase.estimates,
    ],
    tables: { validFrom: tables.validFrom, validTo: tables.validTo, version: tables.version },
    settingsVersion: context.settings.version,
  });
  const receipt = outcome(high, shortHash(key));
  if (low === high) return receipt;
  return {
    ...receipt,
    assumptions: [
      ...receipt.assumptions,
      { code: 'dearer_outcome_shown', text: 'Итог не определён данными однозначно: показан дороже из двух' },
    ],
    interval: {
      low: outcome(low, shortHash(`${key}:${results.indexOf(low)}`)),
      high: outcome(high, shortHash(`${key}:${results.indexOf(high)}`)),
      reasons: unknown.filter(({ matters }) => matters).map(({ reason }) => reason),
    },
  };
}
