import { z } from 'zod';
import { wireLotSchema } from '../wire/lotSchema.ts';
import { count, text } from '../wire/wireValues.ts';

export const v2CountSchema = z.object({ count });
/** Numbers of lots in the order of the steps of the call. */
export const v2RelaxSchema = z.object({ counts: z.array(count) });
export const v2SimilarSchema = z.object({ items: z.array(wireLotSchema) });

/** Sale prices of similar lots by month, in whole units of `currency`; prices are absent if too few were sold. */
export const v2StatisticsSchema = z.object({
  currency: z.string(),
  months: z.array(
    z.object({
      month: z.string().regex(/^\d{4}-\d{2}$/),
      sold: count,
      unsold: count,
      p10: z.number().optional(),
      p50: z.number().optional(),
      p90: z.number().optional(),
    }),
  ),
});
export type LotStatistics = z.output<typeof v2StatisticsSchema>;

/**
 * `/api/v2/budgets`: counts and medians by budget and body type. `min` and `max` of a budget are whole ₽ turnkey,
 * absent where it is open; it includes its `max`, not its `min`. Medians to three significant digits: `cost` in ₽,
 * `mileage` in km.
 */
export const v2BudgetsSchema = z.object({
  items: z.array(
    z.object({
      min: z.number().optional(),
      max: z.number().optional(),
      bodies: z.array(
        z.object({
          body: z.string(),
          count,
          cost: z.number(),
          year: z.number().optional(),
          mileage: z.number().optional(),
        }),
      ),
    }),
  ),
});
export type Budgets = z.output<typeof v2BudgetsSchema>;

/**
 * `/api/v2/models/prices`: models of a catalogue with the median of their turnkey cost, ₽, by falling number of lots.
 */
export const v2ModelPricesSchema = z.object({
  items: z.array(z.object({ brand: z.string(), model: z.string(), count, cost: z.number().optional() })),
});
export type ModelPrices = z.output<typeof v2ModelPricesSchema>;

/** `/api/v2/facets`: the options of every facet with their counts, and the histograms of the ranges. */
export const v2FacetsSchema = z.object({
  options: z.record(
    z.string(),
    z.array(
      z.object({
        value: text,
        count,
        popular: z.boolean().optional(),
        brand: z.string().optional(),
        model: z.string().optional(),
      }),
    ),
  ),
  histograms: z.record(
    z.string(),
    z.object({
      bins: z.array(z.object({ from: z.number(), to: z.number(), count })),
      min: z.number().optional(),
      max: z.number().optional(),
      median: z.number().optional(),
    }),
  ),
});
