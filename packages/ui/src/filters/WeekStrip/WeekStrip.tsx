import type { AuctionWeek } from '@vvoz/catalogue/dates/auctionWeek';
import { getFacet } from '@vvoz/catalogue/facets/facets';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { HiddenFields } from '../../primitives/HiddenFields/HiddenFields.tsx';
import type { Bound } from '../model/bind.ts';
import { FORM_ID } from '../model/ids.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import { WeekDays } from './WeekDays.tsx';
import * as css from './WeekStrip.css.ts';

export interface WeekStripProps extends Bound {
  weeks: readonly AuctionWeek[];
  /** Lots per day with the other filters applied; undefined when not counted. */
  options: readonly FacetOption[] | undefined;
  /** [лот, лота, лотов] */
  noun: readonly [string, string, string];
  formId?: string;
}

/**
 * The auction days ПН…ВС, each with its number of lots; days before today are disabled. The names of
 * the weeks are shown only when there are two.
 */
export function WeekStrip({ weeks, options, noun, formId = FORM_ID, ...given }: WeekStripProps) {
  const { query, onPatch } = useLiveQuery(given);
  const row = getFacet('day');
  if (row.kind !== 'list') return null;
  const shownDays = new Set(weeks.flatMap(({ days }) => days.map(({ date }) => date)));
  const otherDays = (query.lists.day ?? []).filter((date) => !shownDays.has(date));
  const single = weeks.length === 1;
  return (
    <fieldset>
      <VisuallyHidden as="legend">День аукциона</VisuallyHidden>
      <div className={css.weeks}>
        {weeks.map(({ label, days }) => {
          const strip = (
            <WeekDays
              key={label}
              days={days}
              options={options}
              noun={noun}
              formId={formId}
              binding={{ facet: row, multiple: true, query, onPatch }}
            />
          );
          return single ? (
            strip
          ) : (
            <fieldset key={label}>
              <legend className={css.name}>{label}</legend>
              {strip}
            </fieldset>
          );
        })}
      </div>
      <HiddenFields formId={formId} pairs={otherDays.map((date) => [`${row.url}[]`, date])} />
    </fieldset>
  );
}
