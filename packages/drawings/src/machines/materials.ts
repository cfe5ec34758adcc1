/** Metals and plastics that carry no paint. */
export const STEEL = '#B9BEC3';
export const STEEL_DARK = '#8C9197';
export const CAST = '#5A5E65';
export const IRON = '#45484F';
export const PLASTIC = '#34373D';
export const RUBBER = '#26282D';
/** Thin lines on metal. */
export const SEAM = '#6E737A';
/** Cranes are yellow, whatever the truck. */
export const CRANE = '#E6B531';
