import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { symbols } from './symbols.ts';

const { color } = vars;

/** Returns a mask image of a symbol. The colour of the icon shows in its opaque parts. */
const drawMask = (path: string, fill: 'none' | 'tan' = 'none'): string => {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='${fill}' stroke='tan' stroke-width='1.5'><path d='${path}'/></svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll(/[<>]/g, encodeURIComponent)}")`;
};

/**
 * The variable of the mask image. With it the style sheet contains each image once, although Chromium before 120 needs
 * a prefixed property.
 */
const MASK = '--mask';

const paint = (background: string) => ({
  background,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
const masked = {
  WebkitMask: `var(${MASK})`,
  mask: `var(${MASK})`,
  // Printers leave out backgrounds.
  WebkitPrintColorAdjust: 'exact',
  printColorAdjust: 'exact',
} as const;
const drawSquare = (side: string) =>
  layered('primitives', {
    display: 'block',
    flex: 'none',
    width: side,
    height: side,
    ...masked,
    ...paint('currentColor'),
  });

export const size = styleVariants({
  xs: drawSquare('0.875rem'),
  s: drawSquare('1rem'),
  m: drawSquare('1.25rem'),
});

/** Scripts derive the class from the name of the icon, so they need no table of classes. */
for (const [name, path] of Object.entries(symbols))
  globalStyle(`.i-${name}`, layered('primitives', { vars: { [MASK]: drawMask(path) } }));

/** The heart of a pressed button has the accent colour and an edge. */
const pressedHeart = '[aria-pressed=true] > .i-heart';
globalStyle(
  pressedHeart,
  layered('primitives', { vars: { [MASK]: drawMask(symbols.heart, 'tan') }, ...paint(color.accent) }),
);
globalStyle(
  `${pressedHeart}::before`,
  layered('primitives', {
    content: '',
    display: 'block',
    height: '100%',
    vars: { [MASK]: drawMask(symbols.heart) },
    ...masked,
    ...paint(color.accentEdge),
  }),
);
