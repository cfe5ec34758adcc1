import { TWO_WHEEL_DRIVES } from '@vvoz/catalogue/words/drives';
import type { FacetKey } from '@vvoz/catalogue/facets/facets';

/** In these AT means two pedals: automatic, CVT and robot together; elsewhere the three are told apart. */
const TWO_PEDALS: ReadonlySet<string> = new Set([
  'japan',
  'japan_st',
  'bike',
  'bike_st',
  'europe',
  'europe_st',
]);

/** The stored codes that an option of the panel stands for, in a type. */
export function storedValues(key: FacetKey, value: string, type: string): readonly string[] {
  if (key === 'drive' && value === '2WD') return TWO_WHEEL_DRIVES;
  if (key === 'gearbox' && value === 'AT' && TWO_PEDALS.has(type)) return ['AT', 'CVT', 'AMT'];
  return [value];
}
