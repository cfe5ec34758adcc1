import { horizontalDimension, verticalDimension } from '../core/dimensions.ts';
import { artwork, groundShadow } from '../core/frame.ts';
import { INK } from '../core/palette.ts';
import { line, mirrored, num, path } from '../core/svg.ts';
import type { CarDrawing } from './carDrawing.ts';
import { endContext, type End, type EndContext } from './endContext.ts';
import { endBody, endOutline, mirrors, screens, tyresAndUnderbody } from './endShell.ts';
import { frontFace } from './front.ts';
import { rearFace } from './rear.ts';

function roofRails({ measures, height: h, ink }: EndContext): string {
  const { roof } = measures;
  return mirrored(
    path(`M${num(roof - 70)} ${num(h - 22)}V${num(h + 26)}H${num(roof - 30)}V${num(h - 34)}`, {
      fill: '#A9AEB4',
      ...ink(1.8),
    }),
  );
}

function figures({ frame, half, height, measures }: EndContext, { dims, ground }: CarDrawing): string {
  if (dims === false) return '';
  const bottom = frame.groundY;
  const width = { x1: frame.x(-half), x2: frame.x(half), y: bottom + 90, from: bottom + 24 };
  const rise = { x: frame.x(-half) - 120, y1: frame.y(height), y2: bottom, from: frame.x(-half * 0.6) };
  return (
    horizontalDimension(width, dims?.width ?? measures.width, ground) +
    verticalDimension(rise, dims?.height ?? height, ground)
  );
}

/** The front or rear elevation of a car. */
export function endOfCar(drawing: CarDrawing, end: End): string {
  const context = endContext(drawing, end);
  const { frame, half, profile, variation, px } = context;
  const outline = endOutline(context);
  const art = [
    tyresAndUnderbody(context),
    mirrors(context),
    endBody(context, outline),
    screens(context),
    end === 'front' ? frontFace(context) : rearFace(context),
    path(outline, line(INK, px(3.4))),
    variation.rails && profile.rails ? roofRails(context) : '',
  ].join('');
  return (
    groundShadow(frame, -half, half, 60, drawing.ground) +
    artwork(frame.group(art), drawing.ground) +
    figures(context, drawing)
  );
}
