import { formatNumber } from '@vvoz/catalogue/words/format';
import type { FixedOption } from '@vvoz/catalogue/facets/facetRow';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { Segment } from '../../primitives/Segmented/Segment.tsx';
import { Segmented } from '../../primitives/Segmented/Segmented.tsx';
import { type Binding, isChosen, optionProps } from '../model/bind.ts';
import { countOf } from '../model/choices.ts';
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
function offered(binding: Binding, choices: readonly FixedOption[]): readonly FixedOption[] {
  if (binding.multiple) return choices;
  const known = [ALL, ...choices];
  if (known.some(({ values }) => isChosen(binding, values))) return known;
  const values = binding.query.lists[binding.facet.key] ?? [];
  return [...known, { label: values.join(', '), values }];
}

/** Longer labels need a third of the rail's width. */
const SHORT = 6;

/** One row if the choices fit; otherwise rows of equal length if possible. */
function columnsFor(all: readonly FixedOption[]) {
  const { length } = all;
  if (length <= 4) return 'all';
  if (all.some(({ label }) => label.length > SHORT)) return 3;
  return length % 5 === 0 ? 5 : length % 4 === 0 ? 4 : 3;
}

/** A few fixed options of a facet, all visible, each with its number of lots: grades, drives, gearboxes. */
export function Choices({ choices, options, describedBy, ...given }: ChoicesProps) {
  const binding = { ...given, ...useLiveQuery(given) };
  const all = offered(binding, choices);
  const columns = columnsFor(all);
  return (
    <Segmented columns={columns}>
      {all.map((choice) => {
        const { label, values } = choice;
        const count = values.length > 0 ? countOf(options, values) : undefined;
        return (
          <Segment
            key={label}
            {...optionProps(binding, values, count)}
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
