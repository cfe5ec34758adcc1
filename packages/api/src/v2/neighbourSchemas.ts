import { z } from 'zod';
import { LOT_STATUSES } from '@vvoz/catalogue/lots/lotStatuses';
import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';
import { count, text } from '../wire/wireValues.ts';

/** What a factor of an estimate is about: the condition. What a lot is and when it is sold is no reason that a buyer can weigh. */
export const FACTOR_SUBJECTS = [
  'mileage',
  'grade',
  'interior',
  'exterior',
  'trim',
  'drive',
  'gearbox',
  'colour',
  'equipment',
] as const;

const day = z.iso.date().optional();
const price = z.number().positive();

/**
 * `/api/v2/cars/{type}/{id}/neighbours`: what a lot is compared with. Prices in whole units of `currency`, mileage in km.
 * An unknown value is absent.
 */
export const v2NeighboursSchema = z.object({
  currency: z.string(),
  /** Sales among which the nearest were looked for. */
  total: count,
  /** The nearest in year, mileage and grade, the nearest first. */
  sales: z.array(
    z.object({
      id: text,
      day: z.iso.date(),
      price,
      year: z.number().optional(),
      mileage: z.number().optional(),
      grade: z.string().optional(),
    }),
  ),
  /** How many times the price is that of a lot with the usual fact; empty without an estimate. */
  factors: z.array(z.object({ subject: z.enum(FACTOR_SUBJECTS), factor: z.number().positive() })),
  /** The same car at other auctions, newest first. */
  appearances: z.array(
    z.object({
      id: text,
      type: z.enum(CATALOGUE_TYPE_NAMES),
      day,
      status: z.enum(LOT_STATUSES),
      price: price.optional(),
    }),
  ),
  /** A sold lot beside the middle of the sales: whole percent, and km if that is a reason. Absent with thin evidence. */
  deal: z.object({ percent: z.int(), mileage: z.int().optional() }).optional(),
});
export type LotNeighbours = z.output<typeof v2NeighboursSchema>;
