import type { AuctionDay } from '@vvoz/catalogue/dates/auctionWeek';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { formatCount, formatLocalDate, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { cx } from '../../css/cx.ts';
import { makeOptionProps, type Binding } from '../model/bind.ts';
import { sumCounts } from '../model/choices.ts';
import * as css from './WeekStrip.css.ts';

export interface WeekDaysProps {
  days: readonly AuctionDay[];
  options: readonly FacetOption[] | undefined;
  noun: readonly [string, string, string];
  formId: string;
  /** The facet of days and the query that its options change. */
  binding: Binding;
}

/** The seven days of a week as a row of checkboxes. */
export function WeekDays({ days, options, noun, formId, binding }: WeekDaysProps) {
  return (
    <div className={css.days}>
      {days.map(({ date, label, dayOfMonth, past, today }) => {
        const count = past ? 0 : sumCounts(options, [date]);
        const spoken = past ? 'прошёл' : count === undefined ? '' : formatCount(count, noun);
        const figure = count === undefined ? NBSP : count > 0 ? formatNumber(count) : '—';
        return (
          <label key={date} className={cx(css.day, today && css.today)}>
            <span className={cx(past && css.past)}>
              {label}
              <span className={css.date}>{` ${dayOfMonth}`}</span>
            </span>
            <input
              {...makeOptionProps(binding, [date], count)}
              className={css.input}
              form={formId}
              aria-label={[formatLocalDate(date), spoken].filter(Boolean).join(', ')}
            />
            <span className={css.figure}>{figure}</span>
          </label>
        );
      })}
    </div>
  );
}
