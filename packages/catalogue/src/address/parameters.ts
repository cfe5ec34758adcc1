/** A parameter of addresses that is not a facet. */
export interface Parameter {
  readonly url: string;
  readonly aliases?: readonly string[];
}

/**
 * Filter fields of the specification (section 3) that are not facets, by their names in addresses. A browser loads this
 * table, so it has no names of the wire.
 */
export const PARAMETERS = {
  order: { url: 'order_by', aliases: ['sort'] },
  page: { url: 'page' },
  limit: { url: 'limit' },
} as const satisfies Readonly<Record<string, Parameter>>;

/** `BRAND`, `brand[]`, `brand[0]` → `brand`: normalises the spelling of a parameter name. */
export const normalizeParameterName = (name: string): string => name.toLowerCase().replace(/\[\d*\]$/, '');
