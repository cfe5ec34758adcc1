import type { SeoPolicy } from '../facets/facetRow.ts';
import { FACETS } from '../facets/facets.ts';
import { VIEW_NAMES } from '../query/viewChoice.ts';

/** What an address or a call says beside the facets. */
export interface Parameter {
  /** Name in addresses; absent where the path says it. */
  readonly url?: string;
  /** Names in addresses that say the same. */
  readonly aliases?: readonly string[];
  /** Names on the wires; absent where a version does not take it. */
  readonly v1: string;
  readonly v2?: string;
  readonly seo: SeoPolicy;
}

/** The rest of the filter fields of the specification (section 3), one row each. */
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
  // The ends of a range of grades, which are read into the list of them.
  'rate_min',
  'rate_max',
  ...VIEW_NAMES,
  ...Object.values<Parameter>(PARAMETERS).flatMap(({ url, aliases = [] }) => (url ? [url, ...aliases] : [])),
]);

/** `BRAND`, `brand[]`, `brand[0]` → `brand`: one name has many spellings in an address. */
export const parameterName = (name: string): string => name.toLowerCase().replace(/\[\d*\]$/, '');

/** True for a name, in any of its spellings, that `parseCatalogUrl` reads; all others are not the catalogue's. */
export const isCatalogParameter = (name: string): boolean => NAMES.has(parameterName(name));
