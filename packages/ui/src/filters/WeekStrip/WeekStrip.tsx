import type { AuctionWeek } from '@vvoz/catalogue/dates/auctionWeek';
import { getFacet } from '@vvoz/catalogue/facets/facets';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { formatCount } from '@vvoz/catalogue/words/format';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { HiddenFields } from '../../primitives/HiddenFields/HiddenFields.tsx';
import type { Bound } from '../model/bind.ts';
import { FORM_ID } from '../model/ids.ts';
import { sumCounts } from '../model/choices.ts';
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
 * The auction days ПН…ВС, each with its number of lots; days before today are disabled. Later weeks open with one press, or
 * when one of their days is chosen. The names of the weeks are shown only when there are several.
 */
export function WeekStrip({ weeks: all, options, noun, formId = FORM_ID, ...given }: WeekStripProps) {
  const { query, onPatch } = useLiveQuery(given);
  const [isWhole, setWhole] = useState(false);
  const row = getFacet('day');
  if (row.kind !== 'list') return null;
  const chosen = query.lists.day ?? [];
  const later = all.filter((week) => week.later).flatMap(({ days }) => days.map(({ date }) => date));
  const weeks =
    isWhole || later.some((date) => chosen.includes(date)) ? all : all.filter((week) => !week.later);
  const laterCount = sumCounts(options, later) ?? 0;
  const shownDays = new Set(weeks.flatMap(({ days }) => days.map(({ date }) => date)));
  const otherDays = chosen.filter((date) => !shownDays.has(date));
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
      {weeks.length < all.length && laterCount > 0 ? (
        <Button size="s" tone="quiet" onClick={() => setWhole(true)}>
          Позже ещё {formatCount(laterCount, noun)}
        </Button>
      ) : null}
      <HiddenFields formId={formId} pairs={otherDays.map((date) => [`${row.url}[]`, date])} />
    </fieldset>
  );
}
