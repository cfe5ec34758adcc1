import { fitTextSize, drawLettering } from './lettering.ts';
import { GROUNDS, INK, findPaint, type Ground } from './palette.ts';
import { element, group, line, formatNumber, path, rect } from './svg.ts';

export const WIDTH = 1200;
const HEIGHT = 900;
/** The caption's band begins here, px. */
const BAND = 810;
const GRID = 60;
/** The middle of a drawing, px: a little right of the sheet's, for the height figure on the left. */
const CENTRE = 620;

/** Paper, grid, and the gradients that every drawing may use. */
export function drawPaper(ground: Ground): string {
  const colors = GROUNDS[ground];
  let grid = '';
  for (let x = GRID; x < WIDTH; x += GRID) grid += `M${x} 0V${HEIGHT}`;
  for (let y = GRID; y < BAND; y += GRID) grid += `M0 ${y}H${WIDTH}`;
  const stop = (offset: number, opacity: number) =>
    element('stop', { offset, 'stop-color': colors.shadow, 'stop-opacity': opacity });
  const strength = ground === 'dark' ? 2 : 1;
  const shadow = element(
    'radialGradient',
    { id: 'sh' },
    stop(0, 0.34 * strength) + stop(0.55, 0.2 * strength) + stop(1, 0),
  );
  return (
    element('defs', {}, shadow + makeRimFilter(colors.rim)) +
    rect(0, 0, WIDTH, HEIGHT, { fill: colors.sheet }) +
    path(grid, line(colors.grid, 1))
  );
}

function makeRimFilter(color: string | null): string {
  if (!color) return '';
  return element(
    'filter',
    { id: 'rim', x: '-2%', y: '-2%', width: '104%', height: '104%' },
    element('feMorphology', { in: 'SourceAlpha', operator: 'dilate', radius: 1.6, result: 'fat' }) +
      element('feFlood', { 'flood-color': color }) +
      element('feComposite', { in2: 'fat', operator: 'in', result: 'line' }) +
      element('feMerge', {}, '<feMergeNode in="line"/><feMergeNode in="SourceGraphic"/>'),
  );
}

/** The band under the drawing: a swatch of the paint, the caption, the view's name. */
export function drawCaption(text: string, color: string, view: string, ground: Ground): string {
  const colors = GROUNDS[ground];
  return (
    path(`M0 ${BAND}H${WIDTH}`, line(colors.rule, 1.5)) +
    rect(0, BAND + 1, WIDTH, HEIGHT - BAND - 1, { fill: colors.band }) +
    rect(60, 841, 28, 28, {
      fill: findPaint(color).base,
      stroke: ground === 'dark' ? colors.muted : INK,
      'stroke-width': 1.5,
    }) +
    drawLettering(text, 112, 867, fitTextSize(text, 24, 860), { weight: 2.3, color: colors.ink }) +
    drawLettering(view, 1140, 865, 18, { anchor: 'end', weight: 1.7, color: colors.muted })
  );
}

/** How millimetres (x right, y up from the ground) become pixels on the sheet. */
export type Frame = {
  /** Pixels to a millimetre. */
  scale: number;
  /** The ground line, px. */
  groundY: number;
  /** Converts a length in pixels to millimetres. */
  mm(pixels: number): number;
  x(mm: number): number;
  y(mm: number): number;
  /** A group whose content is in millimetres. */
  group(content: string): string;
};

export type FrameOptions = {
  maxWidth: number;
  maxHeight: number;
  /** How far the ground lies above half the drawing's height from the sheet's middle, px. */
  lift: number;
  /** Where x = 0 stands: at the drawing's left end (elevations of sides) or in its middle. */
  origin?: 'left' | 'middle';
};

const MIDDLE_Y = 405;

/** A frame in which a drawing of these millimetres fits, as large as the bounds allow. */
export function fitFrame(length: number, height: number, options: FrameOptions): Frame {
  const scale = Math.min(options.maxWidth / length, options.maxHeight / height);
  const groundY = Math.round(MIDDLE_Y + (height * scale) / 2 - options.lift);
  const x0 = options.origin === 'middle' ? CENTRE : CENTRE - (length * scale) / 2;
  return {
    scale,
    groundY,
    mm: (pixels) => Math.round((pixels / scale) * 10) / 10,
    x: (mm) => x0 + mm * scale,
    y: (mm) => groundY - mm * scale,
    group: (content) =>
      group(
        {
          transform: `translate(${formatNumber(x0)} ${groundY}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
        },
        content,
      ),
  };
}

/** The ground line and a soft shadow between two abscissae (mm); spread: px beyond them. */
export function drawGroundShadow(
  frame: Frame,
  from: number,
  to: number,
  spread: number,
  ground: Ground,
): string {
  const shadow = element('ellipse', {
    cx: formatNumber((frame.x(from) + frame.x(to)) / 2),
    cy: frame.groundY - 1,
    rx: formatNumber(((to - from) * frame.scale) / 2 + spread),
    ry: 24,
    fill: 'url(#sh)',
  });
  return shadow + path(`M60 ${frame.groundY}H1140`, line(GROUNDS[ground].ink, 1.2, 0.55));
}

/** The artwork proper; on dark paper it gets its hairline. */
export const wrapArtwork = (content: string, ground: Ground): string =>
  GROUNDS[ground].rim ? group({ filter: 'url(#rim)' }, content) : content;
