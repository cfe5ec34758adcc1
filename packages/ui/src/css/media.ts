const breakpoints = [554, 768, 1024, 1200] as const;
type Breakpoint = (typeof breakpoints)[number];

type From = { readonly [B in Breakpoint as `from${B}`]: `(min-width: ${B}px)` };
type Below = { readonly [B in Breakpoint as `below${B}`]: `not all and (min-width: ${B}px)` };

const widths = Object.fromEntries(
  breakpoints.flatMap((px) => [
    [`from${px}`, `(min-width: ${px}px)`],
    [`below${px}`, `not all and (min-width: ${px}px)`],
  ]),
) as From & Below;

/**
 * All width media queries: `media.from768`, `media.below554`. Mobile first; `below` excludes its number.
 * `media.hover` matches a pointer that can hover. On a touch screen a hover style would stay after the tap and delay
 * the paint that answers it.
 */
export const media = { ...widths, hover: '(hover: hover)' };

/**
 * Matches below a width, with scripting enabled or disabled. Do not combine `media.below554` with `and`: its `not`
 * would negate the whole condition. Every browser that supports `scripting` supports this form.
 */
export const mediaBelowWithScripting = (px: Breakpoint, scripting: 'enabled' | 'none'): string =>
  `(not (min-width: ${px}px)) and (scripting: ${scripting})`;
