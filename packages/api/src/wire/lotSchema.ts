import { z } from 'zod';
import { LOT_DETAILS } from '@vvoz/catalogue/lots/lotDetails';
import { optionalNumber, optionalText, text } from './values.ts';

const details: Readonly<Record<string, typeof optionalText>> = Object.fromEntries(
  Object.values(LOT_DETAILS).map((name) => [name, optionalText]),
);

/** A lot as it travels (specification, section 3), with the fields of the feeds that a page shows beside them. */
export const wireLotSchema = z.object({
  ID: text.pipe(z.string().min(1)),
  LOT: optionalText,
  LOT_NUM: optionalText,
  AUCTION_DATE: optionalText,
  AUCTION: optionalText,
  TOWN: optionalText,
  MARKA_NAME: text,
  MODEL_NAME: text,
  BODY_TYPE: optionalText,
  YEAR: optionalNumber,
  MONTH: optionalNumber,
  ENG_V: optionalNumber,
  PW: optionalNumber,
  KUZOV: optionalText,
  GRADE: optionalText,
  KPP: optionalText,
  KPP_TYPE: optionalText,
  PRIV: optionalText,
  MILEAGE: optionalNumber,
  COLOR: optionalText,
  EQUIP: optionalText,
  RATE: optionalText,
  START: optionalNumber,
  AVG_PRICE: optionalNumber,
  FINISH: optionalNumber,
  CURRENCY: optionalText,
  STATUS: optionalText,
  COUNTRY: optionalText,
  TIME: optionalText,
  TYPE: text,
  auc_type: optionalText,
  LHDRIVE: optionalText,
  SANCTION: optionalText,
  TYPE_PARENT: optionalText,
  /** mm. */
  LENGTH: optionalNumber,
  WIDTH: optionalNumber,
  HEIGHT: optionalNumber,
  CLEARANCE: optionalNumber,
  /** kg. */
  MASS: optionalNumber,
  /** ₽, turnkey in Vladivostok by full duty, as a list filters and sorts by it. */
  COST_RU: optionalNumber,
  /** AGE_CLASSES, FEE_CLASSES; another word says nothing. */
  AGE_CLASS: optionalText,
  FEE_CLASS: optionalText,
  ...details,
  SERIAL: optionalText,
  INFO: optionalText,
  IMAGES: z.union([z.string(), z.array(z.string())]).nullish(),
});
export type WireLot = z.infer<typeof wireLotSchema>;
