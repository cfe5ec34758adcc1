import type { CarType, EndMeasures } from './carTypes.ts';

/** Front and rear elevations: measures in mm, by body type. */
export const END_MEASURES: Record<CarType, EndMeasures> = {
  kei: { width: 1475, roof: 620, nose: 990, deck: 1120, tyre: 165, lamps: 'upright' },
  hatchback: { width: 1700, roof: 590, nose: 815, deck: 1070, tyre: 195, lamps: 'wide' },
  sedan: { width: 1810, roof: 555, nose: 735, deck: 1060, tyre: 215, lamps: 'wide' },
  coupe: { width: 1790, roof: 515, nose: 650, deck: 965, tyre: 240, lamps: 'wide' },
  wagon: { width: 1790, roof: 575, nose: 745, deck: 1020, tyre: 215, lamps: 'wide' },
  suv: { width: 1860, roof: 655, nose: 1020, deck: 1200, tyre: 240, lamps: 'wide' },
  minivan: { width: 1850, roof: 745, nose: 1060, deck: 1230, tyre: 225, lamps: 'upright' },
  van: { width: 1760, roof: 735, nose: 1050, deck: 1190, tyre: 205, lamps: 'upright' },
  pickup: { width: 1860, roof: 645, nose: 1050, deck: 1180, tyre: 255, lamps: 'upright' },
};
