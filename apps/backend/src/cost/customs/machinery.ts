import { KW_PER_HP } from '@vvoz/catalogue/words/horsepower';
import { THREE_YEARS } from '@vvoz/law/ages';
import type { Certainty } from '@vvoz/law/certainty';
import type { CostInput, ReceiptLine } from '@vvoz/law/costTypes';
import { formatAgeOver, formatAgeUpTo } from '@vvoz/law/lawTexts';
import { Big } from 'big.js';
import { formatExclusiveBound } from '../compileTables.ts';
import type { CustomsContext } from '../context.ts';
import { CostInputError } from '../CostInputError.ts';
import type { Facts } from '../factTypes.ts';
import { formatDecimal } from '../formatDecimal.ts';
import { createLawText, createRoubleLine } from '../lines.ts';
import { percentToShare } from '../money.ts';
import type { Power } from '../power.ts';
import { findRowWhere } from '../rows.ts';
import type { TableSet } from '../tableSet.ts';

type Machinery = TableSet['machinery'];
type MachineLine = Machinery['kinds'][keyof Machinery['kinds']]['lines'][number];

/** The table of the input's kind of machine. Throws a CostInputError when the kind is not known. */
export function findMachineKind({ machine }: CostInput, { kinds }: Machinery): Machinery['kinds']['grader'] {
  if (machine !== undefined) return kinds[machine];
  throw new CostInputError(
    'machine',
    'is missing: duty and recycling fee depend on the kind of machine',
    'не указан вид техники: от него зависят пошлина и утилизационный сбор',
  );
}

const toHp = ({ value, unit }: Power): number => (unit === 'hp' ? value : value / KW_PER_HP);

interface Coefficient {
  readonly value: number;
  /** Years since the figure was known. */
  readonly yearsSince: number;
  readonly row: string;
  readonly certainty: Certainty | undefined;
}

const isMissing = ({ rows }: MachineLine, at: number, index: 0 | 1): boolean =>
  findRowWhere(rows, ({ below }) => below === null || at < below).coefficients[index] === null;

/** Finds the last known coefficient of a kind, up to the year of the day. */
function findCoefficient(context: CustomsContext, { peak, ageMonths }: Facts): Coefficient {
  const { input, tables, date } = context;
  const { lines, by } = findMachineKind(input, tables.machinery);
  const year = Number(date.slice(0, 4));
  const index = ageMonths <= THREE_YEARS ? 0 : 1;
  const at = by === 'cc' ? (input.displacementCc ?? 0) : toHp(peak);
  const line =
    lines.findLast((each) => each.year <= year && !isMissing(each, at, index)) ?? (lines[0] as MachineLine);
  const row = findRowWhere(line.rows, ({ below }) => below === null || at < below);
  const bound = formatExclusiveBound(row.below, line.rows.at(-2)?.below, by === 'cc' ? 'см³' : 'л.с.');
  return {
    value: row.coefficients[index] ?? 0,
    yearsSince: Math.max(0, year - line.year),
    row: `${bound}; ${index === 0 ? formatAgeUpTo(THREE_YEARS) : formatAgeOver(THREE_YEARS)}`,
    certainty: line.certainty,
  };
}

/** True if the coefficient of the day's year may have risen since it was known. */
export const isCoefficientOpen = (input: CostInput, { machinery }: TableSet, date: string): boolean =>
  findMachineKind(input, machinery).lines.every(
    ({ year, rows }) =>
      year < Number(date.slice(0, 4)) || rows.some(({ coefficients }) => coefficients.includes(null)),
  );

/** The recycling fee of a machine by its kind, age and power. `risen` assumes the full rise of each year since. */
export function calculateMachineFee(context: CustomsContext, facts: Facts): ReceiptLine {
  const { machinery } = context.tables;
  const { value, yearsSince, row, certainty } = findCoefficient(context, facts);
  const rise = facts.machineRise
    ? percentToShare(machinery.yearlyIncreasePercent).plus(1).pow(yearsSince)
    : new Big(1);
  const riseText = rise.eq(1) ? '' : ` × ${formatDecimal(rise.toNumber())}`;
  const open = yearsSince > 0 ? '; коэффициент уточняется' : '';
  return createRoubleLine(
    'recycling_fee',
    'customs',
    new Big(machinery.baseRub).times(value).times(rise),
    createLawText(
      machinery,
      `${row}: ${formatDecimal(machinery.baseRub)} ₽ × ${formatDecimal(value)}${riseText}${open}`,
      certainty,
    ),
  );
}

/** The duty of a machine by its kind. */
export function calculateMachineDuty(context: CustomsContext, { machineDutyEnd }: Facts): ReceiptLine {
  const { machinery } = context.tables;
  const percent = findMachineKind(context.input, machinery).duty[machineDutyEnd];
  return createRoubleLine('duty', 'customs', context.value.times(percentToShare(percent)), {
    ...createLawText(machinery, `${formatDecimal(percent)} % таможенной стоимости`),
    act: machinery.dutySource,
  });
}
