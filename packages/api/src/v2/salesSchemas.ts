import { z } from 'zod';
import { count } from '../wire/wireValues.ts';

/**
 * Results of auctions: lots that were sold and lots that were not, p10, median and p90 of the prices of the sold ones.
 * Prices to three significant digits, in whole units of the summary's currency; absent with fewer than eight of them.
 */
const figures = {
  sold: count,
  unsold: count,
  p10: z.number().optional(),
  p50: z.number().optional(),
  p90: z.number().optional(),
};
export type SalesFigures = z.output<z.ZodObject<typeof figures>>;

/** Values above `above` and up to `max`; without one of them the interval is open. */
const interval = z.object({ above: z.number().optional(), max: z.number().optional(), ...figures });

/**
 * `/api/v2/sales`: results since the day `since`. `cost` is the median of what the sold lots cost turnkey today, ₽.
 * Months oldest first, years and kilometres smallest first, grades best first; those without a result are left out.
 */
export const v2SalesSchema = z.object({
  currency: z.string(),
  since: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  ...figures,
  cost: z.number().optional(),
  months: z.array(z.object({ month: z.string().regex(/^\d{4}-\d{2}$/), ...figures })),
  years: z.array(interval),
  mileages: z.array(interval),
  grades: z.array(z.object({ grades: z.array(z.string()), ...figures })),
});
export type SalesSummary = z.output<typeof v2SalesSchema>;
