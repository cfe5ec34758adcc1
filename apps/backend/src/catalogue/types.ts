import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';

const SIBLINGS: Readonly<Partial<Record<CatalogueType, CatalogueType>>> = {
  japan: 'japan_st',
  japan_st: 'japan',
  bike: 'bike_st',
  bike_st: 'bike',
  europe: 'europe_st',
  europe_st: 'europe',
};

/** Where a lot of a type may be found: in the type itself, then on the other side of its parent (a lot is sold, an address stays). */
export const typesOf = (type: CatalogueType): readonly CatalogueType[] => {
  const sibling = SIBLINGS[type];
  return sibling ? [type, sibling] : [type];
};

/** The sold side of a type, where it has one. */
export const soldSideOf = (type: CatalogueType): CatalogueType | undefined =>
  type.endsWith('_st') ? type : SIBLINGS[type];
