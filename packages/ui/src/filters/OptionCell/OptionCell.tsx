import { formatNumber } from '@vvoz/catalogue/words/format';
import type { ListFacet } from '@vvoz/catalogue/facets/facets';
import type { FacetOption } from '@vvoz/catalogue/query/view';
import { useRef } from 'react';
import { DisclosureCell } from '../../primitives/Cells/DisclosureCell.tsx';
import type { Binding } from '../model/bind.ts';
import { type OptionRow, listOptionRows } from '../model/optionRows.ts';
import { useLiveQuery } from '../model/useLiveQuery.ts';
import { OptionList } from './OptionList.client.tsx';
import { typeIntoSearch } from './typeIntoSearch.ts';
import { useDismiss } from './useDismiss.ts';
import { useWhole } from './useWhole.ts';
import * as css from './OptionList.css.ts';

export interface OptionCellProps extends Binding {
  options: readonly FacetOption[] | undefined;
  /** Cells with the same name form a group: opening one closes the others. */
  name: string;
  /** True for a list that is open at first. Any other has few options until it is opened. */
  open?: boolean;
  /** Path that receives the form. */
  action?: string;
}

/** Text of a closed cell: the selected names, or that nothing is selected. */
function formatSummary(facet: ListFacet, rows: readonly OptionRow[], chosen: readonly string[]): string {
  if (chosen.length > 0) {
    return rows
      .filter((row) => chosen.includes(row.value))
      .map((row) => row.label)
      .join(', ');
  }
  const any = facet.list?.any ?? '';
  return facet.key === 'model' && rows.length > 0 ? `${any} — ${formatNumber(rows.length)}` : any;
}

/** Brand, model or body code: a cell that opens a list of options. */
export function OptionCell({ options, name, open = false, action, ...given }: OptionCellProps) {
  const cell = useRef<HTMLDetailsElement>(null);
  const { whole, complete } = useWhole(cell, open);
  useDismiss(cell, complete);
  const binding = { ...given, ...useLiveQuery(given) };
  const { query, facet } = binding;
  const { after } = facet;
  const chosen = query.lists[facet.key] ?? [];
  const isInactive = after !== undefined && !query.lists[after] && chosen.length === 0;
  const rows = isInactive ? [] : listOptionRows(facet, query, options);
  return (
    <DisclosureCell
      caption={facet.label}
      value={isInactive ? facet.placeholder : formatSummary(facet, rows, chosen)}
      inactive={isInactive}
      name={name}
      // In the sheet of a phone it is a level of its own (`FilterSheet.css.ts`).
      data-level=""
      ref={cell}
      onKeyDown={(event) => {
        // A key pressed in the frame in which the list opens needs the search at once.
        if (event.currentTarget.open) complete();
        typeIntoSearch(event);
      }}
      {...(open ? { open } : {})}
    >
      {isInactive ? (
        <p className={css.hint}>{facet.placeholder}</p>
      ) : (
        // Another brand has another list, so the search text is dropped.
        <OptionList
          key={after && query.lists[after]?.join()}
          binding={binding}
          rows={rows}
          whole={whole}
          action={action}
        />
      )}
    </DisclosureCell>
  );
}
