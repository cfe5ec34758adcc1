import { formatMarkCode } from '@vvoz/catalogue/lots/sheetMarks';
import { parseSheetNote } from '@vvoz/catalogue/lots/sheetNote';
import type { Shape } from '@vvoz/drawings/cars/carTypes';
import type { Dimensions } from '@vvoz/drawings/core/dimensions';
import { findColorName, type Ground } from '@vvoz/drawings/core/palette';
import { drawAuctionSheet, type AuctionSheet } from '@vvoz/drawings/drawAuctionSheet';
import {
  drawVehicle,
  isBodyType,
  listViews,
  type BodyType,
  type VehiclePicture,
  type View,
} from '@vvoz/drawings/drawVehicle';

/** The facts that a lot's pictures are drawn from. Units: km, cm³, ¥. */
export type PictureLot = {
  id: string;
  lotNumber: string;
  brand: string;
  model: string;
  /** The body code. */
  kuzov: string;
  /** The trim (комплектация), not the auction grade. */
  grade: string;
  year: number | null;
  engineCc: number | null;
  mileageKm: number | null;
  gearbox: string;
  fuel: string;
  drive: string;
  color: string;
  equipment: string[];
  /** The auction grade. */
  rate: string;
  start: number | null;
  auctionHouse: string;
  /** "YYYY-MM-DD…"; the day alone is written. */
  auctionDate: string | null;
  /** One of the drawings' body types; any other text is drawn as a sedan. */
  bodyType: string;
  leftHand: boolean;
  /** The feed's INFO; see `parseSheetNote`. */
  note: string;
  /** The model's true measures, mm. Without them no figures are drawn. */
  dims?: Dimensions;
};

const VIEW_LABELS: Record<View, string> = {
  threeQuarter: 'Вполоборота',
  side: 'Сбоку',
  front: 'Спереди',
  rear: 'Сзади',
  interior: 'Салон',
};

const SHEET_LABEL = 'Аукционный лист';

/** SUVs with a well-known upright shape. For other models the seed chooses the shape. */
const BOXY_MODELS = /JIMNY|LAND CRUISER|PRADO|PAJERO|BRONCO|WRANGLER|DEFENDER|G-?CLASS|GELANDE/i;
const ROUND_MODELS =
  /HARRIER|RAV4|C-HR|CX-\d|VEZEL|X-TRAIL|JUKE|QASHQAI|\bNX|\bRX|\bUX|KICKS|FORESTER|OUTLANDER/i;

const toBodyType = (name: string): BodyType => (isBodyType(name) ? name : 'sedan');

/** Returns the view of a frame; undefined for the sheet (0) and for frames after the last. */
const findView = (bodyType: string, n: number): View | undefined => listViews(toBodyType(bodyType))[n - 1];

/** Counts the frames of a lot with that body type: the auction sheet and the views. */
export const countFrames = (bodyType: string): number => 1 + listViews(toBodyType(bodyType)).length;

/** Describes a frame in Russian; '' if there is no such frame. */
export function formatFrameLabel(bodyType: string, n: number): string {
  const view = findView(bodyType, n);
  return n === 0 ? SHEET_LABEL : view ? VIEW_LABELS[view] : '';
}

const makeModelSeed = ({ brand, model }: PictureLot): string => `${brand} ${model}`.trim().toUpperCase();

function findShape({ model }: PictureLot): Shape | undefined {
  if (BOXY_MODELS.test(model)) return 'boxy';
  return ROUND_MODELS.test(model) ? 'round' : undefined;
}

const formatCaption = ({ brand, model, kuzov, year }: PictureLot): string =>
  [`${brand} ${model}`.trim(), kuzov, year].filter(Boolean).join(' · ');

/** Limits of the texts on a drawn sheet. Longer ones would not fit and make the cache key larger. */
const MAX_REMARKS = 12;
const MAX_REMARK_LENGTH = 120;

function describeSheet(lot: PictureLot): AuctionSheet {
  const { interior, exterior, marks, remarks } = parseSheetNote(lot.note);
  const color = findColorName(lot.color) ? lot.color : '';
  return {
    lotNumber: lot.lotNumber,
    hall: lot.auctionHouse,
    date: lot.auctionDate?.slice(0, 10),
    make: lot.brand,
    model: lot.model,
    trim: lot.grade,
    code: lot.kuzov,
    year: lot.year ?? undefined,
    engine: lot.engineCc ?? undefined,
    mileage: lot.mileageKm ?? undefined,
    gearbox: lot.gearbox,
    fuel: lot.fuel,
    drive: lot.drive,
    wheel: lot.leftHand ? 'LHD' : 'RHD',
    color,
    equipment: lot.equipment.map((code) => code.toUpperCase()),
    grade: lot.rate,
    interiorGrade: interior,
    exteriorGrade: exterior,
    bodyType: toBodyType(lot.bodyType),
    startPrice: lot.start ?? undefined,
    notes: remarks.slice(0, MAX_REMARKS).map((remark) => remark.slice(0, MAX_REMARK_LENGTH)),
    marks: marks.flatMap((mark) => (mark.panel ? [{ code: formatMarkCode(mark), panel: mark.panel }] : [])),
    seed: lot.id,
    modelSeed: makeModelSeed(lot),
    shape: findShape(lot),
  };
}

function describeVehicle(lot: PictureLot, view: View, ground: Ground): VehiclePicture {
  return {
    bodyType: toBodyType(lot.bodyType),
    color: lot.color,
    view,
    caption: formatCaption(lot),
    seed: lot.id,
    modelSeed: makeModelSeed(lot),
    drive: lot.leftHand ? 'left' : 'right',
    dims: lot.dims ?? false,
    shape: findShape(lot),
    ground,
  };
}

/** Exactly the facts that a frame is drawn from: equal values give the same picture. */
export type LotDrawing =
  | { kind: 'sheet'; sheet: AuctionSheet }
  | { kind: 'vehicle'; picture: VehiclePicture };

/**
 * Describes a frame of a lot's gallery: 0 is the auction sheet, then come the views of its body type in order.
 * Returns null if there is no such frame. The sheet has the colour of paper whatever `ground` is.
 */
export function describeDrawing(lot: PictureLot, n: number, ground: Ground = 'paper'): LotDrawing | null {
  if (n === 0) return { kind: 'sheet', sheet: describeSheet(lot) };
  const view = findView(lot.bodyType, n);
  return view ? { kind: 'vehicle', picture: describeVehicle(lot, view, ground) } : null;
}

/** Draws a described frame as SVG, in 1 ms for an elevation, several for the sheet and the three-quarter view. */
export const drawLot = (drawing: LotDrawing): string =>
  drawing.kind === 'sheet' ? drawAuctionSheet(drawing.sheet) : drawVehicle(drawing.picture);

/** Draws a frame as SVG; null if there is no such frame. */
export function drawLotFrame(lot: PictureLot, n: number, ground?: Ground): string | null {
  const drawing = describeDrawing(lot, n, ground);
  return drawing && drawLot(drawing);
}
