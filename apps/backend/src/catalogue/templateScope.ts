import { encodeFiltersV2 } from '@vvoz/api/v2/encodeV2Query';
import { filterSchema } from '@vvoz/api/wire/filterSchema';
import { EMPTY_QUERY, PATH_FACETS, type PathChoice } from '@vvoz/catalogue/query/query';
import { scopeQuery } from '@vvoz/catalogue/templates/baseFilter';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { buildStoreQuery, combineConditions } from './buildStoreQuery.ts';
import type { Scope } from './CatalogueStore.ts';
import { and, type Filter } from './filter.ts';

/** Reads pairs of a query string as the server does: `name[]` collects its values in a list. */
function collectPairs(pairs: readonly (readonly [string, string])[]): Readonly<Record<string, unknown>> {
  const input: Record<string, string | string[]> = {};
  for (const [name, value] of pairs) {
    const key = name.replace(/\[\]$/, '');
    const before = input[key];
    input[key] = Array.isArray(before) ? [...before, value] : name === key ? value : [value];
  }
  return input;
}

/**
 * Builds the scope of a catalogue's lots: its type with its base filter, as in a storefront's call for the whole list.
 * Chosen names are compared exactly.
 */
export function buildTemplateScope(template: Template, chosen: PathChoice = {}): Scope {
  const { type, typeParent } = template;
  const pairs = encodeFiltersV2(scopeQuery(template, EMPTY_QUERY));
  const call = buildStoreQuery(filterSchema.parse({ ...collectPairs(pairs), type, type_parent: typeParent }));
  const names = PATH_FACETS.flatMap((field): Filter[] => {
    const name = chosen[field];
    return name === undefined ? [] : [{ op: 'in', field, values: [name] }];
  });
  return { type: call.type, filter: and(combineConditions(call.conditions), ...names) };
}
