import { artwork } from '../../core/frame.ts';
import { INK, paintOf } from '../../core/palette.ts';
import { area, group, line, num, path } from '../../core/svg.ts';
import type { CarDrawing } from '../carDrawing.ts';
import { endContext, type EndContext } from '../endContext.ts';
import { endBody, endOutline, screens } from '../endShell.ts';
import { frontFace } from '../front.ts';
import { closedOutline } from '../outline.ts';
import type { CarType } from '../carTypes.ts';
import {
  bodyPanels,
  handles,
  shutLines,
  sideWindows,
  tailLamp,
  wheelOptions,
  type SideContext,
} from '../side.ts';
import { cameraFor, YAW } from './camera.ts';
import { doorMirror, floor, groundShadow, roofStrip, tyres, wheelFaces, wheelWells } from './chassis.ts';
import { skinOf, type Nose } from './skin.ts';
import { bendPath, warpSvg, type Warp } from './warp.ts';

/** Noses in plan: a coupe's is the roundest, a van's the flattest. */
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

/** How far the wheels' faces stand inside the flank, mm. */
const INSET = 12;

/** Everything of the side elevation that lies on the flank. */
function flankArt(context: SideContext): string {
  return [bodyPanels, sideWindows, shutLines, handles, tailLamp].map((part) => part(context)).join('');
}

/** The front elevation from bumper to roof, with line weights for this scale. */
function faceArt(ends: EndContext, outline: string, px: SideContext['px']): string {
  const context: EndContext = {
    ...ends,
    px,
    shut: line(ends.paint.line, px(1.5)),
    ink: (weight) => ({ stroke: INK, 'stroke-width': px(weight) }),
  };
  return endBody(context, outline) + screens(context) + frontFace(context);
}

/**
 * A car from its front left corner. Both elevations are projected onto one solid (see `skin.ts`) and
 * shown in perspective, so that this view has the same lamps, doors and wheels as the others.
 */
export function threeQuarterOfCar(drawing: CarDrawing): string {
  const ends = endContext(drawing, 'front');
  const { profile, variation, half, measures } = ends;
  const camera = cameraFor(profile.length, profile.height, half);
  const skin = skinOf(profile, half, measures.roof, NOSES[drawing.bodyType], YAW);
  const onFlank: Warp = (point) => camera.place(skin.side(point));
  const onFace: Warp = (point) => camera.place(skin.front(point));

  const paint = paintOf(drawing.color);
  const px = (weight: number) => num(weight / camera.scale);
  const side: SideContext = { profile, paint, variation, px };
  const outline = endOutline(ends);
  const flank = bendPath(closedOutline(profile), onFlank);
  const roof = roofStrip(skin, camera);
  // The surfaces cover the inner half of a thick line; the rest is the contour.
  const silhouette = flank + bendPath(outline, onFace) + roof;
  const tyre = measures.tyre;
  const housing = variation.roof ?? paint.base;

  const art = [
    tyres(profile, 20 - half, tyre - half, camera),
    floor(profile, half, camera),
    wheelWells(profile, half, camera),
    tyres(profile, half - tyre, half - INSET, camera),
    doorMirror(-1, profile, half, housing, camera),
    path(silhouette, line(INK, 5.6)),
    path(silhouette, area(paint.base)),
    path(roof, area(housing)),
    path(roof, area('#fff', 0.16)),
    warpSvg(flankArt(side), onFlank, camera.scale, 'q'),
    path(flank, line(INK, 1.4)),
    warpSvg(faceArt(ends, outline, px), onFace, camera.scale, 'f'),
    wheelFaces(profile, half - INSET, wheelOptions(side, drawing.bodyType, 1 / camera.scale), camera),
    doorMirror(1, profile, half, housing, camera),
  ];
  return (
    groundShadow(profile, half, camera) +
    artwork(group({ 'stroke-linejoin': 'round', 'stroke-linecap': 'round' }, ...art), drawing.ground)
  );
}
