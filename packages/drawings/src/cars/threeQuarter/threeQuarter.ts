import { wrapArtwork } from '../../core/frame.ts';
import { INK, findPaint } from '../../core/palette.ts';
import { area, group, line, formatNumber, path } from '../../core/svg.ts';
import type { CarDrawing } from '../carDrawing.ts';
import { createEndContext, type EndContext } from '../endContext.ts';
import { drawEndBody, traceEnd, drawScreens } from '../endShell.ts';
import { drawFront } from '../front.ts';
import { closeOutline } from '../outline.ts';
import type { CarType } from '../carTypes.ts';
import {
  drawBodyPanels,
  drawHandles,
  drawShutLines,
  drawSideWindows,
  drawTailLamp,
  makeWheelOptions,
  type SideContext,
} from '../side.ts';
import { createCamera, YAW } from './camera.ts';
import {
  drawDoorMirror,
  drawFloor,
  drawGroundShadow,
  drawRoofStrip,
  drawTyres,
  drawWheelFaces,
  drawWheelWells,
} from './chassis.ts';
import { createSkin, type Nose } from './skin.ts';
import { bendPath, warpSvg, type Warp } from './warp.ts';

/** Noses seen from above: a coupe's is the roundest, a van's the flattest. */
const NOSES: Record<CarType, Nose> = {
  sedan: { depth: 0.15, square: 3.2 },
  coupe: { depth: 0.18, square: 3 },
  hatchback: { depth: 0.15, square: 3.2 },
  wagon: { depth: 0.15, square: 3.2 },
  suv: { depth: 0.12, square: 3.6 },
  kei: { depth: 0.11, square: 3.6 },
  minivan: { depth: 0.13, square: 3.4 },
  van: { depth: 0.11, square: 3.8 },
  pickup: { depth: 0.13, square: 3.6 },
};

/** How far the wheels' faces are inside the flank, mm. */
const INSET = 12;

/** Draws the parts of the side elevation that lie on the flank. */
function drawFlank(context: SideContext): string {
  return [drawBodyPanels, drawSideWindows, drawShutLines, drawHandles, drawTailLamp]
    .map((part) => part(context))
    .join('');
}

/** Draws the front elevation from bumper to roof, with line weights for this scale. */
function drawFace(ends: EndContext, outline: string, px: SideContext['px']): string {
  const context: EndContext = {
    ...ends,
    px,
    shut: line(ends.paint.line, px(1.5)),
    ink: (weight) => ({ stroke: INK, 'stroke-width': px(weight) }),
  };
  return drawEndBody(context, outline) + drawScreens(context) + drawFront(context);
}

/**
 * Draws a car from its front left corner. The side and front elevations are projected onto one solid (see `skin.ts`)
 * and shown in perspective, so that this view has the same lamps, doors and wheels as those two.
 */
export function drawThreeQuarter(drawing: CarDrawing): string {
  const ends = createEndContext(drawing, 'front');
  const { profile, variation, half, measures } = ends;
  const camera = createCamera(profile.length, profile.height, half);
  const skin = createSkin(profile, half, measures.roof, NOSES[drawing.bodyType], YAW);
  const onFlank: Warp = (point) => camera.place(skin.side(point));
  const onFace: Warp = (point) => camera.place(skin.front(point));

  const paint = findPaint(drawing.color);
  const px = (weight: number) => formatNumber(weight / camera.scale);
  const side: SideContext = { profile, paint, variation, px };
  const outline = traceEnd(ends);
  const flank = bendPath(closeOutline(profile), onFlank);
  const roof = drawRoofStrip(skin, camera);
  // The surfaces cover the inner half of a thick line; the rest is the contour.
  const silhouette = flank + bendPath(outline, onFace) + roof;
  const tyre = measures.tyre;
  const housing = variation.roof ?? paint.base;

  const art = [
    drawTyres(profile, 20 - half, tyre - half, camera),
    drawFloor(profile, half, camera),
    drawWheelWells(profile, half, camera),
    drawTyres(profile, half - tyre, half - INSET, camera),
    drawDoorMirror(-1, profile, half, housing, camera),
    path(silhouette, line(INK, 5.6)),
    path(silhouette, area(paint.base)),
    path(roof, area(housing)),
    path(roof, area('#fff', 0.16)),
    warpSvg(drawFlank(side), onFlank, camera.scale, 'q'),
    path(flank, line(INK, 1.4)),
    warpSvg(drawFace(ends, outline, px), onFace, camera.scale, 'f'),
    drawWheelFaces(profile, half - INSET, makeWheelOptions(side, drawing.bodyType, 1 / camera.scale), camera),
    drawDoorMirror(1, profile, half, housing, camera),
  ];
  return (
    drawGroundShadow(profile, half, camera) +
    wrapArtwork(group({ 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, ...art), drawing.ground)
  );
}
