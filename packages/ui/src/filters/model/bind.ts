/**
 * Binds a control of the filters to the query.
 * Every control has the name and the value of the address, so the form works without JavaScript, and
 * `parseCatalogueUrl` of its FormData returns the query. With `onPatch` a control is controlled: it shows the `query`
 * prop (also after Back) and reports patches. Without `onPatch` it is uncontrolled (`defaultChecked`), so that a
 * server component can render it: a server component cannot pass a function, and React warns about `checked` without
 * one.
 */
import { escapeCommas } from '@vvoz/catalogue/query/commaLists';
import type { ListFacet } from '@vvoz/catalogue/facets/facets';
import type { QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import type { CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { ChangeEvent } from 'react';

export type OnPatch = (patch: QueryPatch) => void;

/** Props of every part of the panel. */
export interface Bound {
  query: CatalogueQuery;
  onPatch?: OnPatch | undefined;
}

/** A list facet with its kind of choice: several values (checkboxes) or one (radios). */
export interface Binding extends Bound {
  facet: ListFacet;
  multiple: boolean;
}

interface OptionProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  disabled: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/**
 * True when the option is selected: a checkbox with all its values, a radio with exactly its values. An option
 * without values («Все») is selected when nothing is.
 */
export function isChosen({ facet, query, multiple }: Binding, values: readonly string[]): boolean {
  const chosen = query.lists[facet.key] ?? [];
  const all = values.every((value) => chosen.includes(value));
  return multiple && values.length > 0 ? all : all && values.length === chosen.length;
}

/** Reports that values of a list are selected or deselected; the other selected values stay. */
export function chooseOption(
  { facet, query, multiple, onPatch }: Binding,
  values: readonly string[],
  on: boolean,
): void {
  const others = multiple ? (query.lists[facet.key] ?? []).filter((value) => !values.includes(value)) : [];
  onPatch?.({ lists: { [facet.key]: on ? [...others, ...values].toSorted() : others } });
}

/**
 * The native props of one option. `values` is what it stands for («Выше 5»: 6 and S); the radio «Все» has none. An
 * option without lots is disabled unless it is selected. `count` is undefined when not counted.
 */
export function makeOptionProps(
  binding: Binding,
  values: readonly string[],
  count: number | undefined,
): OptionProps {
  const { facet, multiple, onPatch } = binding;
  const checked = isChosen(binding, values);
  const report = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    chooseOption(binding, values, currentTarget.checked);
  return {
    type: multiple ? 'checkbox' : 'radio',
    name: multiple ? `${facet.url}[]` : facet.url,
    // The parser splits a comma-separated string into a list.
    value: values.map(escapeCommas).join(',').toLowerCase(),
    disabled: count === 0 && !checked,
    ...(onPatch ? { checked, onChange: report } : { defaultChecked: checked }),
  };
}
