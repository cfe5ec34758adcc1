import type { FixedOption } from '@vvoz/catalogue/facets/facetRow';
import {
  getFacet,
  type Facet,
  type FacetKey,
  type ListFacet,
  type ListKey,
} from '@vvoz/catalogue/facets/facets';
import type { ShownTemplate } from '@vvoz/catalogue/templates/shownTemplate';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import { listYearOptions } from '@vvoz/catalogue/lots/years';
import { Fragment, type ReactNode } from 'react';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { Checks } from '../Checks/Checks.tsx';
import { Choices } from '../Choices/Choices.tsx';
import { FacetGroup } from '../FacetGroup/FacetGroup.tsx';
import { type FacetNotes, formatNoteId } from '../FacetNotes/noteId.ts';
import type { Bound } from '../model/bind.ts';
import { getChoices } from '../model/choices.ts';
import { getUnit } from '../model/facetText.ts';
import { OptionCell } from '../OptionCell/OptionCell.tsx';
import { RangeFields } from '../RangeFields/RangeFields.tsx';
import { Silhouettes } from '../Silhouettes/Silhouettes.tsx';
import { Swatches } from '../Swatches/Swatches.tsx';
import { LotNumber } from './LotNumber.tsx';

interface Props extends Bound {
  template: ShownTemplate;
  facets: FacetCounts;
  notes: FacetNotes;
  /** Path that receives the form. */
  action: string;
  formId: string;
  /** The list that is open at first, with all its options. */
  openList?: ListKey | undefined;
  /** YYYY-MM-DD; its year is the newest year offered. */
  today?: string | undefined;
}

const isLong = (key: FacetKey): boolean => getFacet(key).control === 'long-list';

/** Facets in the order of the template. Consecutive brand, model and body code share one frame. */
function groupFacets(keys: readonly FacetKey[]): readonly (readonly [FacetKey, ...FacetKey[]])[] {
  const groups: [FacetKey, ...FacetKey[]][] = [];
  for (const key of keys) {
    const last = groups.at(-1);
    const { control } = getFacet(key);
    if (last && isLong(last[0]) && isLong(key)) last.push(key);
    // The days of the week are shown above the list, the switches above the groups.
    else if (control !== 'week' && control !== 'switch' && control !== 'none') groups.push([key]);
  }
  return groups;
}

/** Title of a group: «Пробег, км», «Цена, ¥», «Марка, модель, кузов». */
function formatTitle(rows: readonly Facet[], template: ShownTemplate): string {
  const [first] = rows;
  const labels = rows.map(({ label }, index) => (index === 0 ? label : label.toLowerCase()));
  const unit = first?.kind === 'range' ? getUnit(first, template) : '';
  return [...labels, ...(unit ? [unit] : [])].join(', ');
}

/** True if the query has a condition on the facet. */
const hasChoice = ({ lists, ranges, texts }: CatalogueQuery, { key }: Facet): boolean =>
  [lists, ranges, texts].some((part) => key in part);

/** A group of controls for each facet of the template. */
export function FacetControls({ template, facets, notes, action, formId, openList, today, ...bound }: Props) {
  const years = today === undefined ? undefined : listYearOptions(template, new Date(today));
  const drawn = template.facets.filter(
    (key) => !facets.absent?.includes(key) || hasChoice(bound.query, getFacet(key)),
  );
  return groupFacets(drawn).map((keys) => {
    const [first] = keys.map(getFacet);
    const swatches = first?.kind === 'list' && first.control === 'swatches' ? first : undefined;
    const chosen = swatches ? (bound.query.lists[swatches.key] ?? []) : [];
    return (
      <FacetGroup
        key={keys[0]}
        title={formatTitle(keys.map(getFacet), template)}
        chosen={chosen.map((value) => swatches?.valueText(value)).join(', ')}
        captioned={first?.control === 'text'}
        note={keys.map((key) => (
          <Fragment key={key}>{notes[key]}</Fragment>
        ))}
      >
        {isLong(keys[0]) ? <Cells>{keys.map((key) => renderControl(key))}</Cells> : renderControl(keys[0])}
      </FacetGroup>
    );
  });

  /** Leaves out the options that no lot of the catalogue has, unless they are chosen. */
  function listDrawnChoices(key: ListKey): readonly FixedOption[] {
    const options = facets.options[key];
    const chosen = bound.query.lists[key] ?? [];
    return getChoices(template, key).filter(({ values }) =>
      values.some(
        (value) => !options || chosen.includes(value) || options.some((option) => option.value === value),
      ),
    );
  }

  function renderControl(key: FacetKey): ReactNode {
    const row = getFacet(key);
    switch (row.kind) {
      case 'range':
        return (
          <RangeFields
            key={key}
            {...bound}
            facet={row}
            histogram={facets.histograms[key]}
            suggested={row.control === 'years' ? years : undefined}
          />
        );
      case 'text':
        return <LotNumber key={key} {...bound} facet={row} />;
      case 'list':
        return renderListControl(row);
      default:
        return row satisfies never;
    }
  }

  function renderListControl(row: ListFacet): ReactNode {
    const { key } = row;
    const list = { ...bound, facet: row, options: facets.options[key] };
    switch (row.control) {
      case 'long-list':
        return (
          <OptionCell
            key={key}
            {...list}
            multiple={row.several ?? template.multiSelect}
            name={`${formId}-lists`}
            open={key === openList}
            action={action}
          />
        );
      case 'swatches':
        return <Swatches key={key} {...list} multiple />;
      case 'choices':
        return (
          <Choices
            key={key}
            {...list}
            multiple={row.several === true}
            choices={listDrawnChoices(key)}
            describedBy={notes[key] ? ({ label }) => formatNoteId(formId, key, label) : undefined}
          />
        );
      case 'silhouettes':
        return <Silhouettes key={key} {...list} multiple choices={listDrawnChoices(key)} />;
      case 'checks':
        return <Checks key={key} {...list} multiple choices={listDrawnChoices(key)} />;
      case 'switch':
      case 'week':
      case 'none':
        return null;
      default:
        return row.control satisfies never;
    }
  }
}
