import type { CatalogueTypeRow } from './catalogueTypeRow.ts';

const TWO_PEDALS = ['AT', 'CVT', 'AMT'] as const;
const AUTOMATIC_ALONE = ['AT'] as const;
const CAR_CLASSES = ['age', 'fee'] as const;

const auction = {
  price: 'auction',
  hasSheet: true,
  hasDayFilter: true,
  automaticGearboxes: TWO_PEDALS,
  aucType: 'auction',
  refreshMinutes: 30,
  assumedAge: undefined,
  aliases: [],
} as const satisfies Partial<CatalogueTypeRow>;

/** Columns of an archive that differ from its live type. */
const archive = {
  archive: undefined,
  hasDayFilter: false,
  aucType: 'stats',
  refreshMinutes: 1440,
} as const satisfies Partial<CatalogueTypeRow>;

const fixedPrice = {
  archive: undefined,
  auctionZone: undefined,
  price: 'fixed',
  hasSheet: false,
  hasDayFilter: false,
  automaticGearboxes: AUTOMATIC_ALONE,
  assumedAge: undefined,
  aliases: [],
} as const satisfies Partial<CatalogueTypeRow>;

const japan = {
  ...auction,
  parent: 'japan',
  archive: 'japan_st',
  country: 'japan',
  auctionZone: 'japan',
  vehicle: 'car',
  wheel: 'mixed',
  costClasses: CAR_CLASSES,
  currency: 'jpy',
} as const satisfies CatalogueTypeRow;

const bike = {
  ...auction,
  parent: 'moto',
  archive: 'bike_st',
  country: 'japan',
  auctionZone: 'japan',
  vehicle: 'motorcycle',
  wheel: undefined,
  costClasses: [],
  currency: 'jpy',
  aliases: ['moto'],
} as const satisfies CatalogueTypeRow;

/** Each lot has its own currency: euros, or dollars in Georgia. */
const europe = {
  ...auction,
  parent: 'europe',
  archive: 'europe_st',
  country: 'europe',
  auctionZone: 'georgia',
  vehicle: 'car',
  wheel: 'mixed',
  costClasses: CAR_CLASSES,
  currency: undefined,
} as const satisfies CatalogueTypeRow;

/**
 * The catalogue types by their names in addresses and API calls. `_st` marks the archive of sold lots (statistics).
 */
export const CATALOGUE_TYPES = {
  japan,
  japan_st: { ...japan, ...archive },
  bike,
  bike_st: { ...bike, ...archive, assumedAge: 4, aliases: ['moto_st'] },
  left: {
    ...fixedPrice,
    parent: undefined,
    country: undefined,
    vehicle: 'car',
    wheel: 'left',
    costClasses: CAR_CLASSES,
    aucType: 'left',
    currency: undefined,
    refreshMinutes: 360,
    aliases: ['left-hand'],
  },
  korean: {
    ...fixedPrice,
    parent: 'korean',
    country: 'korea',
    vehicle: 'car',
    wheel: 'left',
    costClasses: CAR_CLASSES,
    aucType: 'stock',
    currency: 'krw',
    refreshMinutes: 720,
    aliases: ['korea'],
  },
  china: {
    ...fixedPrice,
    parent: 'china',
    country: 'china',
    vehicle: 'car',
    wheel: 'left',
    costClasses: CAR_CLASSES,
    aucType: 'stock',
    currency: 'cny',
    refreshMinutes: 720,
  },
  europe,
  europe_st: { ...europe, ...archive },
  spec: {
    ...fixedPrice,
    parent: 'spec',
    country: 'china',
    vehicle: 'machinery',
    wheel: 'left',
    costClasses: [],
    aucType: 'spec',
    currency: 'cny',
    refreshMinutes: undefined,
  },
  // Auctions (jpcenter) and offers at a fixed price (wordpress) in one type.
  spec_japan: {
    ...auction,
    parent: 'spec_japan',
    archive: undefined,
    country: 'japan',
    auctionZone: 'japan',
    vehicle: 'machinery',
    wheel: 'mixed',
    price: 'dated',
    costClasses: [],
    automaticGearboxes: AUTOMATIC_ALONE,
    aucType: 'spec',
    currency: 'jpy',
    refreshMinutes: 360,
  },
  // Cars already in Russia, customs paid.
  stock: {
    ...fixedPrice,
    parent: 'japan',
    country: 'russia',
    vehicle: 'car',
    wheel: 'mixed',
    costClasses: [],
    aucType: 'stock',
    currency: 'rub',
    refreshMinutes: undefined,
  },
} as const satisfies Readonly<Record<string, CatalogueTypeRow>>;
export type CatalogueType = keyof typeof CATALOGUE_TYPES;

export const CATALOGUE_TYPE_NAMES = Object.keys(CATALOGUE_TYPES) as readonly CatalogueType[];

/** Type of an API call without one (specification, section 3). */
export const DEFAULT_CATALOGUE_TYPE = 'japan' satisfies CatalogueType;

export const isCatalogueType = (name: string): name is CatalogueType => Object.hasOwn(CATALOGUE_TYPES, name);
