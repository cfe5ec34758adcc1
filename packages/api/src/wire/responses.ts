import { z } from 'zod';
import { wireLotSchema } from './lotSchema.ts';
import { count, text } from './wireValues.ts';

/** A slice of a list with the total count. */
export const carsSchema = z.object({ count, items: z.array(wireLotSchema) });

export const brandsSchema = z.object({
  items: z.array(z.object({ MARKA_NAME: text, IS_POPULAR: z.coerce.number(), COUNT: count })),
});
export const modelsSchema = z.object({
  items: z.array(
    z.object({
      MODEL_NAME: text,
      FORMAT: text,
      IS_POPULAR: z.coerce.number(),
      MARKA_NAME: text,
      COUNT: count,
    }),
  ),
});
export const seriesSchema = z.object({
  items: z.array(z.object({ KUZOV: text, MODEL_NAME: text, MARKA_NAME: text, COUNT: count })),
});
export const colorsSchema = z.object({
  items: z.array(z.object({ id: text, label: text, COUNT: count.optional() })),
});
