import { facet as rowOf, type Facet, type FacetKey } from '@vvoz/catalogue/facets/facets';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import { colorLabel } from '@vvoz/catalogue/words/colors';
import { yearOptions } from '@vvoz/catalogue/lots/years';
import { Fragment, type ReactNode } from 'react';
import { Cells } from '../../primitives/Cells/Cells.tsx';
import { Choices } from '../Choices/Choices.tsx';
import { FacetGroup } from '../FacetGroup/FacetGroup.tsx';
import { type FacetNotes, noteId } from '../FacetNotes/noteId.ts';
import type { Bound } from '../model/bind.ts';
import { choicesOf } from '../model/choices.ts';
import { currencySign } from '@vvoz/catalogue/words/currencies';
import { QUICK } from '../model/classText.ts';
import type { LongKey } from '../model/optionRows.ts';
import { OptionCell } from '../OptionCell/OptionCell.tsx';
import { RangeFields } from '../RangeFields/RangeFields.tsx';
import { Swatches } from '../Swatches/Swatches.tsx';
import { LotNumber } from './LotNumber.tsx';

interface Props extends Bound {
  template: Template;
  facets: FacetCounts;
  notes: FacetNotes;
  formId: string;
  /** YYYY-MM-DD: years are offered up to its own. */
  today?: string | undefined;
}

/** Facets that are switches. */
const isQuick = (key: FacetKey): boolean => QUICK.some((quick) => quick.key === key);

const isLong = (key: FacetKey): key is LongKey => key === 'brand' || key === 'model' || key === 'kuzov';

/** Facets in the template's order; brand, model and body code, where they follow each other, share one frame. */
function inGroups(keys: readonly FacetKey[]): readonly (readonly [FacetKey, ...FacetKey[]])[] {
  const groups: [FacetKey, ...FacetKey[]][] = [];
  for (const key of keys) {
    const last = groups.at(-1);
    if (last && isLong(last[0]) && isLong(key)) last.push(key);
    // The days of the week stand above the list, the switches above the groups.
    else if (key !== 'day' && !isQuick(key)) groups.push([key]);
  }
  return groups;
}

/** «Пробег, км», «Цена, ¥», «Марка, модель, кузов». */
function titleOf(rows: readonly Facet[], template: Template): string {
  const [first] = rows;
  const labels = rows.map(({ label }, index) => (index === 0 ? label : label.toLowerCase()));
  if (first?.kind === 'range') {
    const unit = first.key === 'finish' && template.currency ? currencySign(template.currency) : first.unit;
    if (unit) labels.push(unit);
  }
  return labels.join(', ');
}

/** A group for every facet of the template. */
export function FacetControls({ template, facets, notes, formId, today, ...bound }: Props) {
  const years = today === undefined ? undefined : yearOptions(template, new Date(today));
  return inGroups(template.facets).map((keys) => {
    const chosen = keys[0] === 'color' ? (bound.query.lists.color ?? []) : [];
    return (
      <FacetGroup
        key={keys[0]}
        title={titleOf(keys.map(rowOf), template)}
        chosen={chosen.map((id) => colorLabel(id).toLowerCase()).join(', ')}
        captioned={keys[0] === 'lot'}
        note={keys.map((key) => (
          <Fragment key={key}>{notes[key]}</Fragment>
        ))}
      >
        {isLong(keys[0]) ? <Cells>{keys.map((key) => controlOf(key))}</Cells> : controlOf(keys[0])}
      </FacetGroup>
    );
  });

  function controlOf(key: FacetKey): ReactNode {
    const row = rowOf(key);
    if (row.kind === 'range') {
      return (
        <RangeFields
          key={key}
          {...bound}
          facet={row}
          histogram={facets.histograms[key]}
          suggested={key === 'year' ? years : undefined}
        />
      );
    }
    if (row.kind === 'text') return <LotNumber key={key} {...bound} facet={row} />;
    const list = { ...bound, facet: row, options: facets.options[key] };
    if (isLong(key)) {
      return (
        <OptionCell
          key={key}
          {...list}
          listKey={key}
          multiple={template.multiSelect}
          name={`${formId}-lists`}
        />
      );
    }
    if (key === 'color') return <Swatches key={key} {...list} multiple />;
    return (
      <Choices
        key={key}
        {...list}
        multiple={key === 'rate'}
        choices={choicesOf(template, key)}
        describedBy={notes[key] ? ({ label }) => noteId(formId, key, label) : undefined}
      />
    );
  }
}
