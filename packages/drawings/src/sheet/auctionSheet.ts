import type { Shape } from '../cars/carTypes.ts';
import type { BodyType } from '../drawVehicle.ts';
import type { Mark } from './panels.ts';

/** Contents of an auction sheet. If a field is absent, its cell is empty. Notes and marks come from the lot. */
export type AuctionSheet = {
  lotNumber: string;
  /** The auction house. */
  hall?: string;
  /** The day of the auction, as it should be written. */
  date?: string;
  make?: string;
  model?: string;
  /** Комплектация. */
  trim?: string;
  /** The body code (kuzov). */
  code?: string;
  chassis?: string;
  year?: number;
  /** cm³. */
  engine?: number;
  /** km; a text is written as it is ("6 480 H" for machines). */
  mileage?: number | string;
  gearbox?: string;
  fuel?: string;
  /** Where the steering wheel is. */
  wheel?: 'RHD' | 'LHD';
  /** FF, FR, 4WD … */
  drive?: string;
  color?: string;
  colorCode?: string;
  /** Feed codes: AAC, PS, PW, ABS, NAVI, AW … */
  equipment?: readonly string[];
  /** The auction grade: S, 6 … 1, R, RA, ***. */
  grade?: string;
  interiorGrade?: string;
  exteriorGrade?: string;
  bodyType: BodyType;
  /** ¥. */
  startPrice?: number;
  /** End of the Japanese inspection (shaken). */
  inspection?: string;
  /** The inspector's notes, one per line; the sheet shows six. */
  notes?: readonly string[];
  marks?: readonly Mark[];
  /** Id of the lot. Handwriting and element ids depend on it. */
  seed: string | number;
  /** Id of the model. The silhouette on the map depends on it. */
  modelSeed?: string | number;
  shape?: Shape;
};
