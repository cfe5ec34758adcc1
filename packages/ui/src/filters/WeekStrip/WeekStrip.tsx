import type { AuctionDay } from '@vvoz/catalogue/dates/auctionWeek';
import { facet } from '@vvoz/catalogue/facets/facets';
import { formatCount, formatLocalDate, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { cx } from '../../css/cx.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { HiddenFields } from '../HiddenFields/HiddenFields.tsx';
import { type Bound, optionProps } from '../model/bind.ts';
import { countOf } from '../model/choices.ts';
import { FORM_ID } from '../model/ids.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './WeekStrip.css.ts';

export interface WeekStripProps extends Bound {
  week: readonly AuctionDay[];
  /** Lots a day, the other filters kept; undefined: not counted. */
  options: readonly FacetOption[] | undefined;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
  formId?: string;
}

/** The auction days ПН…ВС of this week, each with its lots; days before today are read-only. */
export function WeekStrip({ week, options, noun, formId = FORM_ID, ...given }: WeekStripProps) {
  const { query, onPatch } = useLiveQuery(given);
  const row = facet('day');
  if (row.kind !== 'list') return null;
  const chosen = query.lists.day ?? [];
  const otherDays = chosen.filter((date) => week.every((day) => day.date !== date));
  return (
    <fieldset>
      <VisuallyHidden as="legend">День аукциона</VisuallyHidden>
      <div className={css.week}>
        {week.map(({ date, label, dayOfMonth, past, today }) => {
          const count = past ? 0 : countOf(options, [date]);
          const spoken = past ? 'прошёл' : count === undefined ? '' : formatCount(count, noun);
          const figure = count === undefined ? NBSP : count > 0 ? formatNumber(count) : '—';
          return (
            <label key={date} className={cx(css.day, today && css.today)}>
              <span className={cx(past && css.past)}>
                {label}
                <span className={css.date}> {dayOfMonth}</span>
              </span>
              <input
                {...optionProps({ facet: row, multiple: true, query, onPatch }, [date], count)}
                className={css.input}
                form={formId}
                aria-label={[formatLocalDate(date), spoken].filter(Boolean).join(', ')}
              />
              <span className={css.figure}>{figure}</span>
            </label>
          );
        })}
      </div>
      <HiddenFields formId={formId} pairs={otherDays.map((date) => [`${row.url}[]`, date])} />
    </fieldset>
  );
}
