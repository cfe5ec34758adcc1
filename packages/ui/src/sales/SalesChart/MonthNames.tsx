import type { SalesMonth } from '../model/sales.ts';
import { monthShort } from '../model/sales.ts';
import * as css from './Chart.css.ts';
import { centre, NAMES } from './chartSize.ts';

/** As many names as have room on a phone and elsewhere. */
const ON_A_PHONE = 6;
const ELSEWHERE = 12;

const stride = (count: number, room: number): number => Math.ceil(count / room);
const yearOf = (month: string): string => month.slice(0, 4);

/** Months below the plot, the newest always among them; a year under its first month. */
export function MonthNames({ months }: { months: readonly SalesMonth[] }) {
  const count = months.length;
  const [first, second] = months;
  return months.map(({ month }, index) => {
    const fromLast = count - 1 - index;
    const begins = index === 0 ? first?.month.slice(0, 4) : month.endsWith('-01') ? yearOf(month) : undefined;
    // December and January would write their years over each other.
    const crowded = index === 0 && second !== undefined && yearOf(second.month) !== yearOf(month);
    const named = fromLast % stride(count, ELSEWHERE) === 0;
    const onPhones = fromLast % stride(count, ON_A_PHONE) === 0;
    return (
      <g key={month}>
        {named ? (
          <text
            className={onPhones ? undefined : css.roomy}
            x={centre(index, count)}
            y={NAMES}
            textAnchor="middle"
          >
            {monthShort(month)}
          </text>
        ) : null}
        {begins === undefined || crowded ? null : (
          <text x={centre(index, count)} y={NAMES + 18} textAnchor={index === 0 ? 'start' : 'middle'}>
            {begins}
          </text>
        )}
      </g>
    );
  });
}
