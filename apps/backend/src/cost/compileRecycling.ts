import { THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import { formatAgeOver, formatAgeUpTo } from '@vvoz/catalogue/cost/lawTexts';
import { Big } from 'big.js';
import { roundRub } from './money.ts';
import { boundText, numberText } from './numberText.ts';
import type { PowerBound } from './power.ts';
import type { TableSetData } from './tableSchema.ts';
import type { RecyclingCell, RecyclingPayment, RecyclingRow, TableSet } from './tableSet.ts';

type Data = TableSetData['recycling'];

/** «до 160 л.с. (117,68 кВт)». */
export function powerText({ upToHp, upToKw }: PowerBound, before: PowerBound | undefined): string {
  const kw = upToHp === null ? before?.upToKw : upToKw;
  return `${boundText(upToHp, before?.upToHp, 'л.с.')}${kw ? ` (${numberText(kw)} кВт)` : ''}`;
}

/** Under three years, older: base × coefficient ÷ divisor, rounded only here. */
function payments(
  data: Data,
  [under3, older]: readonly [number, number],
  divisor: number,
  where: string,
): { under3: RecyclingPayment; older: RecyclingPayment } {
  const payment = (coefficient: number, age: string): RecyclingPayment => ({
    rub: roundRub(new Big(data.baseRub).times(coefficient).div(divisor)),
    row: `${where}; ${age}: ${numberText(data.baseRub)} ₽ × ${numberText(coefficient)}${divisor === 1 ? '' : ` ÷ ${numberText(divisor)}`}`,
  });
  return {
    under3: payment(under3, formatAgeUpTo(THREE_YEARS)),
    older: payment(older, formatAgeOver(THREE_YEARS)),
  };
}

function rowsOf(data: Data, kind: 'combustion' | 'electric'): RecyclingRow[] {
  const bounds = kind === 'combustion' ? data.displacementsCc : [null];
  return data[kind].map((row, index) => {
    const rows = data[kind];
    const open = rows.length === 1;
    const power = open
      ? ''
      : `${powerText(row, rows[index - 1])}${kind === 'electric' ? ' 30-минутной мощности' : ''}`;
    const cells = row.coefficients.map((pair, column): RecyclingCell => {
      const upTo = bounds[column] ?? null;
      const volume = kind === 'combustion' ? boundText(upTo, bounds[column - 1], 'см³') : 'электродвигатель';
      const where = ['коммерческий коэффициент', power, volume].filter(Boolean).join('; ');
      return { upTo, ...payments(data, pair, data.commercialDivisor, where) };
    });
    return { upToHp: row.upToHp, upToKw: row.upToKw, cells };
  });
}

export const compileRecycling = (data: Data): TableSet['recycling'] => ({
  source: data.source,
  confidence: data.confidence,
  personal: {
    ...payments(data, data.personal.coefficients, 1, 'личное пользование'),
    combustion: data.personal.combustion,
    electric: data.personal.electric,
  },
  combustion: rowsOf(data, 'combustion'),
  electric: rowsOf(data, 'electric'),
});
