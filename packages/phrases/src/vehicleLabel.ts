import { formatModel, formatVehicle } from '@vvoz/catalogue/words/brands';
import { stripSigns } from './lexemes.ts';

/** «Toyota Prius», or «Prius» if the brand has its own chip or is part of the name («MAZDA6»). */
export const formatVehicleLabel = (brand: string, model: string, brandNamed: boolean): string =>
  brandNamed || stripSigns(model).startsWith(stripSigns(brand))
    ? formatModel(model)
    : formatVehicle(brand, model);
