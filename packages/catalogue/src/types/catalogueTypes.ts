import type { CatalogType } from '../lots/lot.ts';

/** Catalogues that a type belongs to (specification, section 3, with Europe). */
export const PARENTS = ['japan', 'korean', 'china', 'moto', 'spec', 'spec_japan', 'europe'] as const;
export type Parent = (typeof PARENTS)[number];

/** Names of types that callers use beside our own. */
export const TYPE_ALIASES: Readonly<Record<string, CatalogType>> = {
  moto: 'bike',
  moto_st: 'bike_st',
  korea: 'korean',
  'left-hand': 'left',
};

/** Parents of the types that have one only; left-hand stock comes from several. */
const PARENT_OF: Readonly<Partial<Record<CatalogType, Parent>>> = {
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
export const parentOf = (type: CatalogType): Parent | undefined => PARENT_OF[type];

/** The types of a parent that a catalogue page may show: coming or fixed first. */
export const typesOfParent = (parent: Parent): readonly CatalogType[] =>
  (Object.keys(PARENT_OF) as CatalogType[]).filter((type) => PARENT_OF[type] === parent && type !== 'stock');
