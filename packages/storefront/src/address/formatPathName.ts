import type { PathFacet } from '@vvoz/catalogue/query/query';
import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';

const FORMATS: Readonly<Record<PathFacet, (name: string) => string>> = {
  brand: formatBrand,
  model: formatModel,
  kuzov: (name) => name,
};

/** Formats a brand, model or body code of a path: `LAND CRUISER` → «Land Cruiser». */
export const formatPathName = (key: PathFacet, name: string): string => FORMATS[key](name);
