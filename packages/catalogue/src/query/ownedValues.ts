import { getFacet, type ListKey } from '../facets/facets.ts';
import type { Lists } from './query.ts';

/** A value with its owners: a model belongs to a brand, a body code to a model of a brand. */
export interface OwnedValue {
  readonly value: string;
  readonly brand?: string;
  readonly model?: string;
}

const isOwner = (key: ListKey): key is 'brand' | 'model' => key === 'brand' || key === 'model';

/** The facets that own a facet's values, the nearest first: kuzov → model, brand. */
const listOwners = (key: ListKey): readonly ('brand' | 'model')[] =>
  (getFacet(key).owners ?? []).filter(isOwner);

/**
 * Joins a value with its owners, `model_brand` or `kuzov_model_brand` (specification, section 3): two chosen brands
 * may have models of the same name. If an owner is unknown, the bare value is returned.
 */
export function joinOwned(key: ListKey, option: OwnedValue): string {
  const owners = listOwners(key).map((owner) => option[owner]);
  return owners.every((owner) => owner) ? [option.value, ...owners].join('_') : option.value;
}

/**
 * Splits a combined value. Names may contain `_`, so an owner is recognised only if the lists of the query contain it.
 * A value without a recognised owner belongs to every brand and model of the query.
 */
export function splitOwned(key: ListKey, value: string, lists: Lists): OwnedValue {
  const split: { value: string; brand?: string; model?: string } = { value };
  for (const owner of listOwners(key).toReversed()) {
    // A name may itself end like a name with its owner: model `0_5` of brand `5`.
    const names = (lists[owner] ?? []).flatMap((name) => [name, splitOwned(owner, name, lists).value]);
    const ownerName = names.find(
      (name) => split.value.endsWith(`_${name}`) && split.value.length > name.length + 1,
    );
    if (ownerName === undefined) return { value };
    split.value = split.value.slice(0, -ownerName.length - 1);
    split[owner] = ownerName;
  }
  return split;
}

/** Removes owners that are unambiguous: with one brand, the path is `hyundai/kona` and not `hyundai/kona_hyundai`. */
export function tidyOwners(lists: Lists): Lists {
  const tidied: Partial<Record<ListKey, readonly string[]>> = { ...lists };
  for (const key of ['model', 'kuzov'] as const) {
    const values = lists[key];
    if (!values || listOwners(key).some((owner) => lists[owner]?.length !== 1)) continue;
    tidied[key] = [...new Set(values.map((value) => splitOwned(key, value, lists).value))].toSorted();
  }
  return tidied;
}
