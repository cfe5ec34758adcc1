import type { SeoPolicy } from '../facets/facetRow.ts';
import { FACETS } from '../facets/facets.ts';
import { VIEW_NAMES } from '../query/viewChoice.ts';

/** A parameter of addresses and calls that is not a facet. */
export interface Parameter {
  /** Name in addresses; absent if the path has the value. */
  readonly url?: string;
  /** Aliases in addresses. */
  readonly aliases?: readonly string[];
  /** Names on the wire; absent if a version does not accept it. */
  readonly v1: string;
  readonly v2?: string;
  readonly seo: SeoPolicy;
}

/** Filter fields of the specification (section 3) that are not facets, one row each. */
export const PARAMETERS = {
  order: {
    url: 'order_by',
    aliases: ['sort'],
    v1: 'order_by',
    v2: 'order_by',
    seo: 'canonical-without',
  },
  page: {
    url: 'page',
    v1: 'offset',
    v2: 'offset',
    seo: 'noindex',
  },
  limit: { url: 'limit', v1: 'limit', v2: 'limit', seo: 'canonical-without' },
  type: { v1: 'type', v2: 'type', seo: 'canonical-without' },
  parent: { v1: 'type_parent', seo: 'canonical-without' },
} as const satisfies Readonly<Record<string, Parameter>>;

const NAMES: ReadonlySet<string> = new Set([
  ...FACETS.flatMap(({ kind, url, aliases = [] }) =>
    kind === 'range' ? [`${url}_min`, `${url}_max`] : [url, ...aliases],
  ),
  // Ends of a range of grades; they are expanded into a list.
  'rate_min',
  'rate_max',
  ...VIEW_NAMES,
  ...Object.values<Parameter>(PARAMETERS).flatMap(({ url, aliases = [] }) => (url ? [url, ...aliases] : [])),
]);

/** `BRAND`, `brand[]`, `brand[0]` → `brand`: normalises the spelling of a parameter name. */
export const normalizeParameterName = (name: string): string => name.toLowerCase().replace(/\[\d*\]$/, '');

/** True if `parseCatalogUrl` reads a parameter of this name, in any spelling. */
export const isCatalogParameter = (name: string): boolean => NAMES.has(normalizeParameterName(name));
