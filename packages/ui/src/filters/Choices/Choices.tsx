import { formatNumber } from '@vvoz/catalogue/words/format';
import type { FixedOption } from '@vvoz/catalogue/facets/facetRow';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { Segment } from '../../primitives/Segmented/Segment.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { type Binding, isChosen, makeOptionProps } from '../model/bind.ts';
import { sumCounts } from '../model/choices.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import * as css from './Choices.css.ts';

export interface ChoicesProps extends Binding {
  choices: readonly FixedOption[];
  options: readonly FacetOption[] | undefined;
  /** Returns the id of the element that explains a choice to screen readers. */
  describedBy?: ((choice: FixedOption) => string) | undefined;
}

const ALL: FixedOption = { label: 'Все', values: [] };

/** Radios begin with «Все» and end with a value that the address selected but the facet does not offer. */
function listChoices(binding: Binding, choices: readonly FixedOption[]): readonly FixedOption[] {
  if (binding.multiple) return choices;
  const withAll = [ALL, ...choices];
  if (withAll.some(({ values }) => isChosen(binding, values))) return withAll;
  const values = binding.query.lists[binding.facet.key] ?? [];
  return [...withAll, { label: values.join(', '), values }];
}

/** Longer labels need a third of the rail's width. */
const MAX_SHORT_LABEL = 6;

/** One row if the choices fit; otherwise rows of equal length if possible. */
function countColumns(all: readonly FixedOption[]) {
  const { length } = all;
  if (length <= 4) return 'all';
  if (all.some(({ label }) => label.length > MAX_SHORT_LABEL)) return 3;
  return length % 5 === 0 ? 5 : length % 4 === 0 ? 4 : 3;
}

/** A few fixed options of a facet, all visible, each with its number of lots: grades, drives, gearboxes. */
export function Choices({ choices, options, describedBy, ...given }: ChoicesProps) {
  const binding = { ...given, ...useLiveQuery(given) };
  const all = listChoices(binding, choices);
  const columns = countColumns(all);
  return (
    <Segmented columns={columns}>
      {all.map((choice) => {
        const { label, values } = choice;
        const count = values.length > 0 ? sumCounts(options, values) : undefined;
        return (
          <Segment
            key={label}
            {...makeOptionProps(binding, values, count)}
            {...(describedBy && values.length > 0 ? { 'aria-describedby': describedBy(choice) } : {})}
          >
            <span className={css.words[columns === 'all' ? 'inline' : 'stacked']}>
              <span>{label}</span>
              {count === undefined ? null : <span className={css.figure}>{formatNumber(count)}</span>}
            </span>
          </Segment>
        );
      })}
    </Segmented>
  );
}
