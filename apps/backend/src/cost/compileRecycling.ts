import { THREE_YEARS } from '@vvoz/law/ages';
import { formatAgeOver, formatAgeUpTo } from '@vvoz/law/lawTexts';
import { Big } from 'big.js';
import { roundRub } from './money.ts';
import { formatBound, formatDecimal } from './formatDecimal.ts';
import type { PowerBound } from './power.ts';
import type { TableSetData, TableSource } from './tableSchema.ts';
import type { RecyclingCell, RecyclingPayment, RecyclingRow, TableSet } from './tableSet.ts';

type Data = TableSetData['recycling'];

/** The source and certainty of a table. */
export const pickSource = ({ source, certainty, asOf }: TableSource): TableSource => ({
  source,
  certainty,
  ...(asOf === undefined ? {} : { asOf }),
});

/** «до 160 л.с. (117,68 кВт)». */
export function formatPowerBound({ upToHp, upToKw }: PowerBound, before: PowerBound | undefined): string {
  const kw = upToHp === null ? before?.upToKw : upToKw;
  return `${formatBound(upToHp, before?.upToHp, 'л.с.')}${kw ? ` (${formatDecimal(kw)} кВт)` : ''}`;
}

/** The payments under and over three years: base × coefficient. */
export function compilePayments(
  data: { readonly baseRub: number },
  [under3, older]: readonly [number, number],
  where: string,
): { under3: RecyclingPayment; older: RecyclingPayment } {
  const compilePayment = (coefficient: number, age: string): RecyclingPayment => ({
    rub: roundRub(new Big(data.baseRub).times(coefficient)),
    row: `${where}; ${age}: ${formatDecimal(data.baseRub)} ₽ × ${formatDecimal(coefficient)}`,
  });
  return {
    under3: compilePayment(under3, formatAgeUpTo(THREE_YEARS)),
    older: compilePayment(older, formatAgeOver(THREE_YEARS)),
  };
}

function compileRows(data: Data, kind: 'combustion' | 'electric'): RecyclingRow[] {
  const bounds = kind === 'combustion' ? data.displacementsCc : [null];
  return data[kind].map((row, index) => {
    const rows = data[kind];
    const isSingleRow = rows.length === 1;
    const power = isSingleRow
      ? ''
      : `${formatPowerBound(row, rows[index - 1])}${kind === 'electric' ? ' 30-минутной мощности' : ''}`;
    const cells = row.coefficients.map((pair, column): RecyclingCell => {
      const upTo = bounds[column] ?? null;
      const volume =
        kind === 'combustion' ? formatBound(upTo, bounds[column - 1], 'см³') : 'электродвигатель';
      const where = ['коммерческий коэффициент', power, volume].filter(Boolean).join('; ');
      return { upTo, ...compilePayments(data, pair, where) };
    });
    return { upToHp: row.upToHp, upToKw: row.upToKw, cells };
  });
}

/** Calculates the payments of the recycling fee, which are constant for each row. */
export const compileRecycling = (data: Data): TableSet['recycling'] => ({
  ...pickSource(data),
  personal: {
    ...compilePayments(data, data.personal.coefficients, 'личное пользование'),
    combustion: data.personal.combustion,
    electric: data.personal.electric,
  },
  combustion: compileRows(data, 'combustion'),
  electric: compileRows(data, 'electric'),
});
