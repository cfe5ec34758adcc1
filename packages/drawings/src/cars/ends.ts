import { drawHorizontalDimension, drawVerticalDimension } from '../core/dimensions.ts';
import { wrapArtwork, drawGroundShadow } from '../core/frame.ts';
import { INK } from '../core/palette.ts';
import { line, mirror, formatNumber, path } from '../core/svg.ts';
import type { CarDrawing } from './carDrawing.ts';
import { createEndContext, type End, type EndContext } from './endContext.ts';
import { drawEndBody, traceEnd, drawMirrors, drawScreens, drawTyresAndUnderbody } from './endShell.ts';
import { drawFront } from './front.ts';
import { drawRear } from './rear.ts';

function drawRoofRails({ measures, height: h, ink }: EndContext): string {
  const { roof } = measures;
  return mirror(
    path(
      `M${formatNumber(roof - 70)} ${formatNumber(h - 22)}V${formatNumber(h + 26)}H${formatNumber(roof - 30)}V${formatNumber(h - 34)}`,
      {
        fill: '#A9AEB4',
        ...ink(1.8),
      },
    ),
  );
}

function drawFigures({ frame, half, height, measures }: EndContext, { dims, ground }: CarDrawing): string {
  if (dims === false) return '';
  const bottom = frame.groundY;
  const width = { x1: frame.x(-half), x2: frame.x(half), y: bottom + 90, from: bottom + 24 };
  const rise = { x: frame.x(-half) - 120, y1: frame.y(height), y2: bottom, from: frame.x(-half * 0.6) };
  return (
    drawHorizontalDimension(width, dims?.width ?? measures.width, ground) +
    drawVerticalDimension(rise, dims?.height ?? height, ground)
  );
}

/** Draws the front or rear elevation of a car. */
export function drawEndOfCar(drawing: CarDrawing, end: End): string {
  const context = createEndContext(drawing, end);
  const { frame, half, profile, variation, px } = context;
  const outline = traceEnd(context);
  const art = [
    drawTyresAndUnderbody(context),
    drawMirrors(context),
    drawEndBody(context, outline),
    drawScreens(context),
    end === 'front' ? drawFront(context) : drawRear(context),
    path(outline, line(INK, px(3.4))),
    variation.rails && profile.rails ? drawRoofRails(context) : '',
  ].join('');
  return (
    drawGroundShadow(frame, -half, half, 60, drawing.ground) +
    wrapArtwork(frame.group(art), drawing.ground) +
    drawFigures(context, drawing)
  );
}
