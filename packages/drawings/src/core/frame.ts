import { fitTextSize, drawLettering } from './lettering.ts';
import { GROUNDS, INK, findPaint, type Ground } from './palette.ts';
import { element, group, line, formatNumber, path, rect } from './svg.ts';

export const WIDTH = 1200;
const HEIGHT = 900;
/** Upper edge of the caption's band, px. */
const BAND = 810;
const GRID = 60;
/** Middle of a drawing, px. It is right of the middle of the sheet, because the height is written on the left. */
const CENTRE = 620;

/** Draws paper and grid, and defines the gradients that a drawing may use. */
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

/** Draws the band under the drawing: a swatch of the paint, the caption, the name of the view. */
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

/** Converts millimetres (x right, y up from the ground) to pixels on the sheet. */
export type Frame = {
  /** Pixels per millimetre. */
  scale: number;
  /** The ground line, px. */
  groundY: number;
  /** Converts a length in pixels to millimetres. */
  mm(pixels: number): number;
  x(mm: number): number;
  y(mm: number): number;
  /** Wraps content that is in millimetres in a group. */
  group(content: string): string;
};

export type FrameOptions = {
  maxWidth: number;
  maxHeight: number;
  /** How far the drawing is moved up from the middle of the sheet, px. */
  lift: number;
  /** Position of x = 0: the left end of the drawing (sides) or its middle. */
  origin?: 'left' | 'middle';
};

const MIDDLE_Y = 405;

/** Creates the frame in which a drawing of this size, mm, is as large as the bounds allow. */
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

/** Draws the ground line and a soft shadow between two x (mm), `spread` px wider on both sides. */
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

/** Adds the hairline around the artwork on a dark ground. */
export const wrapArtwork = (content: string, ground: Ground): string =>
  GROUNDS[ground].rim ? group({ filter: 'url(#rim)' }, content) : content;
