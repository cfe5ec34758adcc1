import { FACETS } from '../facets/facets.ts';
import { VIEW_NAMES } from '../query/viewChoice.ts';
import { normalizeParameterName, PARAMETERS, type Parameter } from './parameters.ts';

const NAMES: ReadonlySet<string> = new Set([
  ...FACETS.flatMap(({ kind, url, aliases = [] }) =>
    kind === 'range' ? [`${url}_min`, `${url}_max`] : [url, ...aliases],
  ),
  // Ends of a range of grades; they are expanded into a list.
  'rate_min',
  'rate_max',
  ...VIEW_NAMES,
  ...Object.values<Parameter>(PARAMETERS).flatMap(({ url, aliases = [] }) => [url, ...aliases]),
]);

/** True if `parseCatalogueUrl` reads a parameter of this name, in any spelling. */
export const isCatalogueParameter = (name: string): boolean => NAMES.has(normalizeParameterName(name));
