import { BIKES, MACHINES, listMarketModels } from './reference/lookup.ts';
import type { DemoSource } from './tables.ts';

// Brand ids differ between the auction sources: TOYOTA is 9 in one and 1 in the other.
const ALEADO_FIRST = [
  'DAIHATSU',
  'HONDA',
  'ISUZU',
  'MAZDA',
  'MITSUBISHI',
  'NISSAN',
  'SUBARU',
  'SUZUKI',
  'TOYOTA',
  'LEXUS',
];
const JPCENTER_FIRST = [
  'TOYOTA',
  'NISSAN',
  'MAZDA',
  'MITSUBISHI',
  'HONDA',
  'SUZUKI',
  'SUBARU',
  'ISUZU',
  'DAIHATSU',
  'LEXUS',
];

const JAPANESE = new Set([
  ...ALEADO_FIRST,
  'HINO',
  'MITSUBISHI FUSO',
  'MITSUOKA',
  'NISSAN DIESEL',
  'UD TRUCKS',
  'INFINITI',
  'ACURA',
  'YAMAHA',
  'KAWASAKI',
]);

export const isJapaneseBrand = (brand: string): boolean => JAPANESE.has(brand);

const vehicles = [
  ...(['japan', 'korea', 'china', 'europe'] as const).flatMap(listMarketModels),
  ...BIKES,
  ...MACHINES,
].map(({ brand, model }) => ({ brand, model }));

const brands = [...new Set(vehicles.map(({ brand }) => brand))].sort();

const numberBrands = (first: readonly string[]): ReadonlyMap<string, string> =>
  new Map([...new Set([...first, ...brands])].map((brand, i) => [brand, String(i + 1)]));

const brandIds = { aleado: numberBrands(ALEADO_FIRST), jpcenter: numberBrands(JPCENTER_FIRST) };

const modelIds = new Map(
  [...new Set(vehicles.map(({ brand, model }) => `${brand}|${model}`))]
    .sort()
    .map((name, i) => [name, String(1001 + i)]),
);

/** Returns the MARKA_ID of a brand in a source. */
export const getBrandId = (source: Exclude<DemoSource, 'wordpress'>, brand: string): string =>
  brandIds[source].get(brand) ?? '0';

/** Returns the MODEL_ID of a model. */
export const getModelId = (brand: string, model: string): string => modelIds.get(`${brand}|${model}`) ?? '0';
