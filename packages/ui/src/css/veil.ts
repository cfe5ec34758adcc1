import { vars } from '../theme/vars.css.ts';

/** Darkens a picture below it in the dark scheme, where bright drawings dazzle. All pictures have the same. */
export const veil = {
  position: 'absolute',
  inset: 0,
  background: `light-dark(transparent, color-mix(in srgb, ${vars.color.paper} 16%, transparent))`,
  pointerEvents: 'none',
} as const;

/** The same for `::after` of an element around a picture, which needs `position: relative`. */
export const veilAfter = { content: '', ...veil } as const;
