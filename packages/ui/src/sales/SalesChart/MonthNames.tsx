import { Fragment } from 'react';
import type { SalesMonth } from '../model/sales.ts';
import { formatMonthShort } from '../model/sales.ts';
import * as css from './Chart.css.ts';
import { formatCentre, NAMES } from './chartSize.ts';

/** Maximum numbers of names on phones and on larger screens. */
const MAX_NAMES_ON_PHONES = 6;
const MAX_NAMES = 12;

const findStride = (count: number, room: number): number => Math.ceil(count / room);
const getYear = (month: string): string => month.slice(0, 4);

/** Month names below the chart, always including the newest; the year is below its first month. */
export function MonthNames({ months }: { months: readonly SalesMonth[] }) {
  const count = months.length;
  const [first, second] = months;
  return months.map(({ month }, index) => {
    const fromLast = count - 1 - index;
    const begins =
      index === 0 ? first?.month.slice(0, 4) : month.endsWith('-01') ? getYear(month) : undefined;
    // The years of December and January would overlap.
    const crowded = index === 0 && second !== undefined && getYear(second.month) !== getYear(month);
    const named = fromLast % findStride(count, MAX_NAMES) === 0;
    const onPhones = fromLast % findStride(count, MAX_NAMES_ON_PHONES) === 0;
    return (
      <Fragment key={month}>
        {named ? (
          <text
            className={onPhones ? undefined : css.hiddenOnPhones}
            x={formatCentre(index, count)}
            y={NAMES}
            textAnchor="middle"
          >
            {formatMonthShort(month)}
          </text>
        ) : null}
        {begins === undefined || crowded ? null : (
          <text x={formatCentre(index, count)} y={NAMES + 18} textAnchor={index === 0 ? 'start' : 'middle'}>
            {begins}
          </text>
        )}
      </Fragment>
    );
  });
}
