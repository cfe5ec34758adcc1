import type { CarDrawing } from './cars/carDrawing.ts';
import { drawEndOfCar } from './cars/ends.ts';
import { drawInterior } from './cars/interior.ts';
import { CAR_TYPES, isCarType, type CarType, type Shape } from './cars/carTypes.ts';
import { drawSideOfCar } from './cars/side.ts';
import { drawThreeQuarter } from './cars/threeQuarter/threeQuarter.ts';
import type { Dimensions } from './core/dimensions.ts';
import { drawCaption, drawPaper } from './core/frame.ts';
import type { Ground } from './core/palette.ts';
import { makeSvgDocument } from './core/svg.ts';
import { MACHINE_TYPES, type MachineType } from './machines/machines.ts';
import { drawSideOfMachine } from './machines/sideOfMachine.ts';

export type BodyType = CarType | MachineType;
export type View = 'threeQuarter' | 'side' | 'front' | 'rear' | 'interior';

/** Every body type that can be drawn. */
export const BODY_TYPES: readonly BodyType[] = [...CAR_TYPES, ...MACHINE_TYPES];

export const isBodyType = (name: string): name is BodyType =>
  (BODY_TYPES as readonly string[]).includes(name);

const CAR_VIEWS: readonly View[] = ['threeQuarter', 'side', 'front', 'rear', 'interior'];
const CAB_VIEWS: readonly View[] = ['side', 'interior'];
const SIDE_ONLY: readonly View[] = ['side'];

/** Lists the views of a body type in the order of a gallery. */
export function listViews(bodyType: BodyType): readonly View[] {
  if (isCarType(bodyType)) return CAR_VIEWS;
  return bodyType === 'truck' || bodyType === 'crane_truck' ? CAB_VIEWS : SIDE_ONLY;
}

export type VehiclePicture = {
  bodyType: BodyType;
  /** Name of the paint, or the words of an auction paper; unknown words give silver. */
  color: string;
  /** If the body type does not have this view, the side is drawn. */
  view: View;
  /** The line under the drawing, e.g. "ZVW50 · 2019"; capitals, Latin and Cyrillic. */
  caption?: string;
  /** Id of the lot: chooses rims, tint and a two-tone roof. */
  seed: string | number;
  /** Id of the model: chooses silhouette, lamps and grille. Pass the model's name, so that all its pictures agree. */
  modelSeed?: string | number;
  /** Where the steering wheel is. */
  drive?: 'right' | 'left';
  /**
   * Real measures of the model, mm. The silhouette is stretched to them, and they are written beside
   * it. `false` hides the figures; use it if nothing is known.
   */
  dims?: Dimensions | false;
  /** Forces a silhouette of an suv. */
  shape?: Shape;
  ground?: Ground;
};

const VIEW_LABELS: Record<View, string> = {
  threeQuarter: '3/4',
  side: 'SIDE',
  front: 'FRONT',
  rear: 'REAR',
  interior: 'INTERIOR',
};

function drawCar(view: View, drawing: CarDrawing): string {
  if (view === 'threeQuarter') return drawThreeQuarter(drawing);
  if (view === 'front' || view === 'rear') return drawEndOfCar(drawing, view);
  return drawSideOfCar(drawing);
}

/**
 * Draws a schematic picture of a lot as an SVG document of 1200 × 900. Pure: the same input gives the
 * same text. Ids are unique to the input, so that several drawings may be inlined in one page.
 */
export function drawVehicle(picture: VehiclePicture): string {
  const { bodyType, color, seed, dims, shape, caption: text = '' } = picture;
  const { modelSeed = seed, drive: steering = 'right', ground = 'paper' } = picture;
  const view = listViews(bodyType).includes(picture.view) ? picture.view : 'side';
  const art =
    view === 'interior'
      ? drawInterior(bodyType, modelSeed, steering)
      : isCarType(bodyType)
        ? drawCar(view, { bodyType, color, seed, modelSeed, steering, dims, shape, ground })
        : drawSideOfMachine({ bodyType, color, seed, dims, ground });
  const parts = [bodyType, color, view, text, seed, modelSeed, steering, JSON.stringify(dims), shape, ground];
  const key = parts.join('|');
  return makeSvgDocument(drawPaper(ground) + art + drawCaption(text, color, VIEW_LABELS[view], ground), key);
}
