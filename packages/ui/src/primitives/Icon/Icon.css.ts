import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { layered } from '../../css/layered.ts';
import { vars } from '../../theme/vars.css.ts';
import { symbols } from './symbols.ts';

const { color } = vars;

/** Side of a symbol in the sprite. */
const SIDE = 20;
/** All symbols, then the filled heart of a pressed button. */
const drawings = [
  ...Object.entries(symbols).map(([name, path]) => ({ name, path, fill: 'none' })),
  { name: 'heart-full', path: symbols.heart, fill: 'tan' },
];

/**
 * Draws all symbols in a row, as one mask image: the colour of an icon shows in the opaque parts. A browser makes a document of
 * each SVG image before it can paint: 16 ms each on a slow phone, and a list shows twelve symbols.
 */
function drawSprite(): string {
  const paths = drawings.map(({ path, fill }, index) => {
    const fillAttribute = fill === 'none' ? '' : ` fill='${fill}'`;
    return `<path d='${path}' transform='translate(${index * SIDE})'${fillAttribute}/>`;
  });
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${drawings.length * SIDE} ${SIDE}' fill='none' stroke='tan' stroke-width='1.5'>${paths.join('')}</svg>`;
  return `url("data:image/svg+xml,${svg.replaceAll(/[<>]/g, encodeURIComponent)}")`;
}

/** The variable of the sprite. With it the style sheet contains it once, although Chromium before 120 needs a prefix. */
const SPRITE = '--sprite';
/** The variable of the symbol's place in the sprite. */
const PLACE = '--symbol';

globalStyle(':root', layered('primitives', { vars: { [SPRITE]: drawSprite() } }));

const findPlace = (wanted: string): string =>
  `${(100 * drawings.findIndex(({ name }) => name === wanted)) / (drawings.length - 1)}%`;

const paint = (background: string) => ({
  background,
  '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
});
const mask = `var(${SPRITE}) var(${PLACE}) 0 / ${drawings.length * 100}% 100%`;
const masked = {
  WebkitMask: mask,
  mask,
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
  xs: drawSquare(vars.size.iconXs),
  s: drawSquare(vars.size.iconS),
  m: drawSquare(vars.size.iconM),
});

/** Scripts derive the class from the name of the icon, so they need no table of classes. */
for (const name of Object.keys(symbols))
  globalStyle(`.i-${name}`, layered('primitives', { vars: { [PLACE]: findPlace(name) } }));

/** The heart of a pressed button has the accent colour and an edge. */
const pressedHeart = '[aria-pressed=true] > .i-heart';
globalStyle(
  pressedHeart,
  layered('primitives', { vars: { [PLACE]: findPlace('heart-full') }, ...paint(color.accent) }),
);
globalStyle(
  `${pressedHeart}::before`,
  layered('primitives', {
    content: '',
    display: 'block',
    height: '100%',
    vars: { [PLACE]: findPlace('heart') },
    ...masked,
    ...paint(color.accentEdge),
  }),
);
