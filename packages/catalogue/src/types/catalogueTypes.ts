import type { CatalogueTypeRow } from './catalogueTypeRow.ts';
import { SHOWN_TYPES } from './shownTypes.ts';

const TWO_PEDALS = ['AT', 'CVT', 'AMT'] as const;
const AUTOMATIC_ALONE = ['AT'] as const;
const CAR_CLASSES = ['age', 'fee'] as const;

const auction = {
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
  hasDayFilter: false,
  automaticGearboxes: AUTOMATIC_ALONE,
  assumedAge: undefined,
  aliases: [],
} as const satisfies Partial<CatalogueTypeRow>;

const japan = {
  ...auction,
  ...SHOWN_TYPES.japan,
  parent: 'japan',
  archive: 'japan_st',
  vehicle: 'car',
  wheel: 'mixed',
  costClasses: CAR_CLASSES,
  currency: 'jpy',
} as const satisfies CatalogueTypeRow;

const bike = {
  ...auction,
  ...SHOWN_TYPES.bike,
  parent: 'moto',
  archive: 'bike_st',
  vehicle: 'motorcycle',
  wheel: undefined,
  costClasses: [],
  currency: 'jpy',
  aliases: ['moto'],
} as const satisfies CatalogueTypeRow;

/** Each lot has its own currency: euros, or dollars in Georgia. */
const europe = {
  ...auction,
  ...SHOWN_TYPES.europe,
  parent: 'europe',
  archive: 'europe_st',
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
    ...SHOWN_TYPES.left,
    parent: undefined,
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
    ...SHOWN_TYPES.korean,
    parent: 'korean',
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
    ...SHOWN_TYPES.china,
    parent: 'china',
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
    ...SHOWN_TYPES.spec,
    parent: 'spec',
    vehicle: 'machinery',
    wheel: 'left',
    costClasses: [],
    aucType: 'spec',
    currency: 'cny',
    refreshMinutes: undefined,
  },
  spec_japan: {
    ...auction,
    ...SHOWN_TYPES.spec_japan,
    parent: 'spec_japan',
    archive: undefined,
    vehicle: 'machinery',
    wheel: 'mixed',
    costClasses: [],
    automaticGearboxes: AUTOMATIC_ALONE,
    aucType: 'spec',
    currency: 'jpy',
    refreshMinutes: 360,
  },
  stock: {
    ...fixedPrice,
    ...SHOWN_TYPES.stock,
    parent: 'japan',
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
