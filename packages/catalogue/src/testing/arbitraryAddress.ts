import fc from 'fast-check';
import { FACETS } from '../facets/facets.ts';
import { PARAMETERS, type Parameter } from '../address/parameters.ts';

const NAMES = [
  ...FACETS.flatMap(({ kind, url, aliases = [] }) =>
    kind === 'range' ? [`${url}_min`, `${url}_max`, url] : [url, ...aliases],
  ),
  ...Object.values<Parameter>(PARAMETERS).flatMap(({ url, aliases = [] }) => [url, ...aliases]),
  'rate_min',
  'rate_max',
  'BRAND',
  'Year_Min',
  'utm_source',
  '__proto__',
  'constructor',
  '',
];

const VALUES = [
  '-',
  '',
  ' ',
  ',',
  ',,a',
  '0',
  '-1',
  '1e9',
  '١٢',
  '100 000 км',
  '2018',
  '99999999999999',
  'NaN',
  '%D0',
  'TOYOTA',
  'тойота',
  'honda,,toyota',
  'C-HR',
  'ß',
  'İ',
  'ǰ',
  'Ⅷ',
  'a'.repeat(5000),
  '🚗',
  "x';--",
  '4.5',
  's',
  '***',
  'ra,6',
  '2wd',
  '4WD,ff',
  'at',
  'все',
  'white',
  '0-1000000',
  '-5',
  '5-',
  '2026-11-25',
  '2026-02-30',
  '2026-11-25T00:00:00',
  '2026-11-25T00:00:00Z',
  'cost_asc',
  'price',
];

/** Arbitrary pairs of a query string: known and unknown names in several spellings, valid and invalid values. */
export const arbitraryAddress = (): fc.Arbitrary<readonly (readonly [string, string])[]> => {
  const name = fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...NAMES) }, fc.string());
  const value = fc.oneof(fc.constantFrom(...VALUES), fc.string({ unit: 'binary' }), fc.nat().map(String));
  return fc.array(
    fc
      .tuple(name, fc.constantFrom('', '[]', '[3]'), value)
      .map(([stem, brackets, text]) => [stem + brackets, text] as const),
  );
};
