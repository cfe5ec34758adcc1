import { brandLabel, modelLabel } from '@vvoz/catalogue/words/brands';
import { bare } from './lexemes.ts';

/** «Toyota Prius», or «Prius» where the brand has a chip of its own or is in the name («MAZDA6»). */
export const vehicleLabel = (brand: string, model: string, brandSaid: boolean): string =>
  brandSaid || bare(model).startsWith(bare(brand))
    ? modelLabel(model)
    : `${brandLabel(brand)} ${modelLabel(model)}`;
