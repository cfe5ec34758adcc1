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
import { changesTotal, combinations } from './combine.ts';
import type { Context } from './context.ts';
import { CostInputError } from './CostInputError.ts';
import { calculateCustomsLines } from './customs/calculateCustomsLines.ts';
import { resolveFacts, type Facts } from './facts.ts';
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
  const { open, assumptions: estimates } = resolveFacts(input, context.settings, date);
  const { value, lines: linesFor } = prepareLines(context);
  const key = serializeInputs(context, findCity(context.settings, input.city)?.key);

  const all = combinations(open);
  // What the variant does not depend on is absent from the facts, and not read.
  const linesOf = all.map(({ facts }) => linesFor(facts as Facts));
  const totals = linesOf.map(sumTotals);
  const sums = totals.map(({ total }) => total);
  if (!sums.every(Number.isSafeInteger))
    throw new CostInputError('price', 'makes a sum beyond counting', 'сумма слишком велика');
  const low = sums.indexOf(Math.min(...sums));
  const high = sums.indexOf(Math.max(...sums));

  const unknown = open.flatMap(({ reason, text }, position) =>
    reason ? [{ reason, text, matters: low !== high && changesTotal(all, sums, position) }] : [],
  );
  const assumptions: Assumption[] = [
    ...generalAssumptions(context),
    ...unknown.map(({ reason, text, matters }) => ({
      code: reason,
      text: matters ? text : `${text}; на итог не влияет`,
    })),
    ...estimates,
  ];
  const outcome = (index: number, id: string): Outcome => ({
    id,
    date,
    payer: input.payer,
    kind: input.kind,
    variant: input.variant,
    customsValueRub: value,
    lines: linesOf[index] ?? [],
    totals: totals[index] ?? sumTotals([]),
    assumptions,
    tables: { validFrom: tables.validFrom, validTo: tables.validTo, version: tables.version },
    settingsVersion: context.settings.version,
  });
  const receipt = outcome(high, shortHash(key));
  if (low === high) return receipt;
  return {
    ...receipt,
    assumptions: [
      ...assumptions,
      { code: 'dearer_outcome_shown', text: 'Итог не определён данными однозначно: показан дороже из двух' },
    ],
    interval: {
      low: outcome(low, shortHash(`${key}:${low}`)),
      high: outcome(high, shortHash(`${key}:${high}`)),
      reasons: unknown.filter(({ matters }) => matters).map(({ reason }) => reason),
    },
  };
}
