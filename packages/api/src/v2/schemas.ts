import { z } from 'zod';
import { wireLotSchema } from '../wire/lotSchema.ts';
import { count, text } from '../wire/values.ts';

export const v2CountSchema = z.object({ count });
export const v2SimilarSchema = z.object({ items: z.array(wireLotSchema) });

/** `/api/v2/facets`: the options of every facet with their counts, and histograms of the ranges, in one round trip. */
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
    z.object({ bins: z.array(z.object({ from: z.number(), to: z.number(), count })) }),
  ),
});
