import type { RangeFacet } from '@vvoz/catalogue/facets/facets';
import { readWhole } from '@vvoz/catalogue/address/readNumber';
import type { Histogram as Counts } from '@vvoz/catalogue/query/view';
import { useId, useState } from 'react';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { DraftCell } from '../DraftCell/DraftCell.client.tsx';
import { findLimits } from '../Histogram/bars.ts';
import { Histogram } from '../Histogram/Histogram.tsx';
import type { Bound } from '../model/bind.ts';
import { formatEnd, formatRange } from '../model/facetText.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './RangeFields.css.ts';

export interface RangeFieldsProps extends Bound {
  facet: RangeFacet;
  /** Without it, or when it has no lots, only the two fields are shown. */
  histogram?: Counts | undefined;
  /** Suggested values for each end, in their order; other values can be typed. */
  suggested?: { readonly min: readonly number[]; readonly max: readonly number[] } | undefined;
}

const ENDS = [
  ['min', 'от'],
  ['max', 'до'],
] as const;

/** Filter by a range: a histogram of the lots, and two fields with the real limits as placeholders. */
export function RangeFields({ facet, histogram, suggested, ...given }: RangeFieldsProps) {
  const id = useId();
  // The suggested values are rendered on the first focus, before the browser can show their list.
  const [focused, setFocused] = useState(false);
  const offered = focused ? suggested : undefined;
  const { query, onPatch } = useLiveQuery(given);
  const range = query.ranges[facet.key];
  const real = histogram && findLimits(histogram);
  const chosen = range ? `, выбрано ${formatRange(facet, range)}` : '';

  const commit = (end: 'min' | 'max') => (text: string) => {
    const { [end]: _old, ...other } = range ?? {};
    const blank = text.trim() === '';
    const value = blank ? undefined : readWhole(text, facet.unit);
    const [low, high] = facet.bounds;
    if (!blank && (value === undefined || value < low || value > high)) return 'Нужно целое число';
    onPatch?.({ ranges: { [facet.key]: value === undefined ? other : { ...other, [end]: value } } });
    return undefined;
  };

  return (
    <div className={css.stack}>
      {histogram && real ? (
        <Histogram
          histogram={histogram}
          range={range}
          label={`Распределение лотов, ${facet.label.toLowerCase()}${chosen}`}
        />
      ) : null}
      <Cells columns={2}>
        {ENDS.map(([end, caption]) => {
          const value = range?.[end];
          return (
            <DraftCell
              key={end}
              caption={caption}
              name={`${facet.url}_${end}`}
              value={value === undefined ? '' : formatEnd(facet, value)}
              placeholder={real && formatEnd(facet, real[end])}
              numeric
              {...(offered && { list: `${id}-${end}` })}
              onFocus={suggested && (() => setFocused(true))}
              onCommit={onPatch && commit(end)}
            />
          );
        })}
      </Cells>
      {offered
        ? ENDS.map(([end]) => (
            <datalist key={end} id={`${id}-${end}`}>
              {offered[end].map((value) => (
                <option key={value} value={value}>
                  {value}
                </option>
              ))}
            </datalist>
          ))
        : null}
    </div>
  );
}
