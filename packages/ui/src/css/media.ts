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
 * The only media queries on width: `media.from768`, `media.below554`. Phones first; `below` excludes its number.
 * `media.hover`: a pointer that can rest on something. A finger would leave the mark behind, and wait for its picture
 * before that of its tap.
 */
export const media = { ...widths, hover: '(hover: hover)' };

/**
 * Below a width, where scripts run or where they do not. `media.below554` with another condition behind it would be the
 * opposite of both: its `not` takes in all that follows. Every browser that knows `scripting` knows this form.
 */
export const belowAndScripting = (px: Breakpoint, scripting: 'enabled' | 'none'): string =>
  `(not (min-width: ${px}px)) and (scripting: ${scripting})`;
