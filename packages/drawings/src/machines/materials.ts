/** Unpainted metals and plastics. */
export const STEEL = '#B9BEC3';
export const STEEL_DARK = '#8C9197';
export const CAST = '#5A5E65';
export const IRON = '#45484F';
export const PLASTIC = '#34373D';
export const RUBBER = '#26282D';
/** Thin lines on metal. */
export const SEAM = '#6E737A';
/** Cranes are yellow, independent of the truck's paint. */
export const CRANE = '#E6B531';
