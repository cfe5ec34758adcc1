/** Catalogue types as they stand in addresses and calls; `_st` is the sold side (statistics) of the same parent. */
export const CATALOGUE_TYPE_NAMES = [
  'japan',
  'japan_st',
  'bike',
  'bike_st',
  'left',
  'korean',
  'china',
  'europe',
  'europe_st',
  'spec',
  'spec_japan',
  'stock',
] as const;
export type CatalogueType = (typeof CATALOGUE_TYPE_NAMES)[number];

export const isCatalogueType = (value: string): value is CatalogueType =>
  (CATALOGUE_TYPE_NAMES as readonly string[]).includes(value);

/** Catalogues that a type belongs to (specification, section 3, with Europe). */
export const PARENTS = ['japan', 'korean', 'china', 'moto', 'spec', 'spec_japan', 'europe'] as const;
export type Parent = (typeof PARENTS)[number];

/** Names of types that callers use beside our own. */
export const TYPE_ALIASES: Readonly<Record<string, CatalogueType>> = {
  moto: 'bike',
  moto_st: 'bike_st',
  korea: 'korean',
  'left-hand': 'left',
};

/** Parents of the types that have one only; left-hand stock comes from several. */
const PARENT_OF: Readonly<Partial<Record<CatalogueType, Parent>>> = {
  japan: 'japan',
  japan_st: 'japan',
  bike: 'moto',
  bike_st: 'moto',
  korean: 'korean',
  china: 'china',
  europe: 'europe',
  europe_st: 'europe',
  spec: 'spec',
  spec_japan: 'spec_japan',
  stock: 'japan',
};

/** The parent of a type, or undefined for the type that has several (left). */
export const parentOf = (type: CatalogueType): Parent | undefined => PARENT_OF[type];

/** The types of a parent that a catalogue page may show: coming or fixed first. */
export const typesOfParent = (parent: Parent): readonly CatalogueType[] =>
  (Object.keys(PARENT_OF) as CatalogueType[]).filter(
    (type) => PARENT_OF[type] === parent && type !== 'stock',
  );
