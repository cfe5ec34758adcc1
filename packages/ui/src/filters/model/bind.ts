/**
 * How a control of the family is tied to the query, once for all of them.
 *
 * Every control has the name and the value that the address has, so the form works without JavaScript and
 * `parseCatalogUrl` of its FormData is the query. With `onPatch` a control is controlled: it shows what the `query` prop
 * says (Back changes it too) and reports a patch. Without `onPatch` it is uncontrolled (`defaultChecked`), so that a
 * server component may render it: a function cannot cross to an element there, and React warns of `checked` alone.
 */
import type { ListFacet } from '@vvoz/catalogue/facets/facets';
import type { QueryPatch } from '@vvoz/catalogue/query/applyPatch';
import type { CatalogQuery } from '@vvoz/catalogue/query/query';
import type { ChangeEvent } from 'react';

export type OnPatch = (patch: QueryPatch) => void;

/** What every part of the panel is given. */
export interface Bound {
  query: CatalogQuery;
  onPatch?: OnPatch | undefined;
}

/** One list facet with its way of choosing: several values (checkboxes) or one (radios). */
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

/** True where the option is chosen: a checkbox with all its values, a radio with exactly them. No values: nothing chosen. */
export function isChosen({ facet, query, multiple }: Binding, values: readonly string[]): boolean {
  const chosen = query.lists[facet.key] ?? [];
  const all = values.every((value) => chosen.includes(value));
  return multiple && values.length > 0 ? all : all && values.length === chosen.length;
}

/** Reports that values of a list are taken or given up, beside those that are chosen. */
export function choose(
  { facet, query, multiple, onPatch }: Binding,
  values: readonly string[],
  on: boolean,
): void {
  const others = multiple ? (query.lists[facet.key] ?? []).filter((value) => !values.includes(value)) : [];
  onPatch?.({ lists: { [facet.key]: on ? [...others, ...values].toSorted() : others } });
}

/**
 * The native props of one option. `values` is what it stands for («Выше 5»: 6 and S); none is the radio «Все».
 * An option that would give no lot is disabled, unless it is chosen. `count` undefined: not counted.
 */
export function optionProps(
  binding: Binding,
  values: readonly string[],
  count: number | undefined,
): OptionProps {
  const { facet, multiple, onPatch } = binding;
  const checked = isChosen(binding, values);
  const report = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    choose(binding, values, currentTarget.checked);
  return {
    type: multiple ? 'checkbox' : 'radio',
    name: multiple ? `${facet.url}[]` : facet.url,
    // The parser reads a comma string as a list.
    value: values.join(',').toLowerCase(),
    disabled: count === 0 && !checked,
    ...(onPatch ? { checked, onChange: report } : { defaultChecked: checked }),
  };
}
