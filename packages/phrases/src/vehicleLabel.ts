import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import { bare } from './lexemes.ts';

/** «Toyota Prius», or «Prius» if the brand has a chip of its own or is part of the name («MAZDA6»). */
export const vehicleLabel = (brand: string, model: string, brandNamed: boolean): string =>
  brandNamed || bare(model).startsWith(bare(brand))
    ? formatModel(model)
    : `${formatBrand(brand)} ${formatModel(model)}`;
