import { fitFrame, type Frame } from '../core/frame.ts';
import { INK, findPaint, type Paint } from '../core/palette.ts';
import { createRandom, type Random } from '../core/random.ts';
import { line, formatNumber, path, rect, type Attributes } from '../core/svg.ts';
import type { CarDrawing } from './carDrawing.ts';
import { END_MEASURES } from './endMeasures.ts';
import { fitProfile } from './profile.ts';
import type { CarType, EndMeasures, FittedProfile } from './carTypes.ts';
import { pickVariation, type Variation } from './variation.ts';

/** The end of the car that is drawn. */
export type End = 'front' | 'rear';

/** Data shared by the parts of a front or rear elevation. Millimetres, x from the centre line, y up. */
export type EndContext = {
  end: End;
  bodyType: CarType;
  /** Where the steering wheel is. */
  steering: 'right' | 'left';
  profile: FittedProfile;
  measures: EndMeasures;
  paint: Paint;
  variation: Variation;
  random: Random;
  frame: Frame;
  /** Half the width. */
  half: number;
  height: number;
  belt: number;
  /** Height of the glasshouse. */
  glass: number;
  /** Lower edge of the bumper. */
  bottom: number;
  /** Has steep sides and a square roof, as vans have. */
  boxy: boolean;
  /** Low and wide, with low lamps and grille. */
  low: boolean;
  px(weight: number): string;
  /** Paint attributes of a shut line. */
  shut: Attributes;
  /** Ink contour of a filled part. */
  ink(weight: number): Attributes;
};

const LOW_TYPES: readonly CarType[] = ['sedan', 'coupe', 'wagon', 'hatchback'];

export function createEndContext(drawing: CarDrawing, end: End): EndContext {
  const { bodyType, color, seed, modelSeed, shape, steering } = drawing;
  const dims = drawing.dims || {};
  const profile = fitProfile(bodyType, modelSeed, shape, dims);
  const table = { ...END_MEASURES[bodyType], ...profile.ends };
  const width = dims.width ?? table.width;
  const measures: EndMeasures = {
    ...table,
    width,
    roof: Math.round((table.roof * width) / table.width),
    nose: profile.fitY(table.nose),
    deck: profile.fitY(table.deck),
  };
  const frame = fitFrame(width, profile.height, {
    maxWidth: 640,
    maxHeight: 470,
    lift: 30,
    origin: 'middle',
  });
  const paint = findPaint(color);
  const px = (weight: number) => formatNumber(frame.mm(weight));
  return {
    end,
    bodyType,
    steering,
    profile,
    measures,
    paint,
    variation: pickVariation(bodyType, seed, modelSeed),
    random: createRandom(`end${bodyType}${modelSeed}`),
    frame,
    half: width / 2,
    height: profile.height,
    belt: profile.belt,
    glass: profile.height - profile.belt,
    bottom: profile.sill - (profile.cladding ? 60 : 42),
    boxy: table.lamps === 'upright' && bodyType !== 'pickup',
    low: LOW_TYPES.includes(bodyType),
    px,
    shut: line(paint.line, px(1.5)),
    ink: (weight) => ({ stroke: INK, 'stroke-width': px(weight) }),
  };
}

type Segment =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

const getLastPoint = (segment: Segment): readonly [number, number] =>
  segment.length === 2 ? segment : [segment[4], segment[5]];

/**
 * Creates a closed path that is symmetric about x = 0 from its right half: lines [x, y] and curves
 * [x1, y1, x2, y2, x, y], from the start on the centre line downwards.
 */
export function joinSymmetric(start: readonly [number, number], segments: readonly Segment[]): string {
  let d = `M${formatNumber(start[0])} ${formatNumber(start[1])}`;
  const ends: (readonly [number, number])[] = [start];
  for (const segment of segments) {
    d += `${segment.length === 2 ? 'L' : 'C'}${segment.map(formatNumber).join(' ')}`;
    ends.push(getLastPoint(segment));
  }
  const [lastX, lastY] = ends.at(-1) ?? start;
  if (lastX !== 0) d += `L${formatNumber(-lastX)} ${formatNumber(lastY)}`;
  for (let i = segments.length - 1; i >= 0; i--) {
    const segment = segments[i];
    const [x, y] = ends[i] ?? start;
    if (!segment) continue;
    d +=
      segment.length === 2
        ? `L${formatNumber(-x)} ${formatNumber(y)}`
        : `C${formatNumber(-segment[2])} ${formatNumber(segment[3])} ${formatNumber(-segment[0])} ${formatNumber(segment[1])} ${formatNumber(-x)} ${formatNumber(y)}`;
  }
  return `${d}Z`;
}

/** Draws a blank number plate. `y` is its lower edge. */
export function drawNumberPlate({ ink, px }: EndContext, y: number): string {
  const marks =
    `M-110 ${formatNumber(y + 112)}H-20M20 ${formatNumber(y + 112)}H110M-120 ${formatNumber(y + 56)}H-84` +
    `M-60 ${formatNumber(y + 56)}H-12M14 ${formatNumber(y + 56)}H62M86 ${formatNumber(y + 56)}H122`;
  return (
    rect(-165, y, 330, 165, { rx: 14, fill: '#FDFDFC', ...ink(1.8) }) + path(marks, line('#A9AEB4', px(3)))
  );
}
