import type { SeoPolicy } from '../facets/facetRow.ts';

/** A parameter of addresses and calls that is not a facet. */
export interface Parameter {
  /** Name in addresses; absent if the path of the catalogue decides the value. */
  readonly url?: string;
  /** Aliases in addresses. */
  readonly aliases?: readonly string[];
  /** Names on the wire, by version; `v2` is absent if version 2 does not accept the parameter. */
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

/** `BRAND`, `brand[]`, `brand[0]` → `brand`: normalises the spelling of a parameter name. */
export const normalizeParameterName = (name: string): string => name.toLowerCase().replace(/\[\d*\]$/, '');
