import { z } from 'zod';
import { wireLotSchema } from '../wire/lotSchema.ts';
import { count, optionalText, text } from '../wire/wireValues.ts';

/** Version 1 answers with a bare number; other backends wrap it in an object. */
export const v1CountSchema = z.union([z.object({ count }), count]);

const optionSchema = z.object({
  id: text,
  name: text,
  value: text,
  label: text,
  count: count.optional(),
  /** What the option is about (specification, «Option»); other backends put it on brands, models and body codes. */
  meta: z
    .object({
      popular: z.union([z.boolean(), z.number()]).optional(),
      brandName: optionalText,
      modelName: optionalText,
    })
    .optional()
    .catch(undefined),
});
export type V1Option = z.output<typeof optionSchema>;

/** `/api/auctions/filter`: groups of fields of a catalogue's panel (specification, «Filter field group»). */
export const v1FilterSchema = z.object({
  items: z.array(
    z.object({
      id: text,
      title: text,
      /** text, range, list or checkbox. */
      type: z.string().default('text'),
      disabled: z.boolean().default(false),
      description: optionalText,
      inputs: z.array(
        z.object({
          id: text,
          name: text,
          label: optionalText,
          unit: optionalText,
          min: z.number().optional(),
          max: z.number().optional(),
          options: z.array(optionSchema).optional(),
        }),
      ),
    }),
  ),
});

/** `/api/auto/korean/filter/eng_v`: the engine volumes of Korean stock, smallest first. */
export const v1EnginesSchema = z.object({ items: z.array(optionSchema) });

export const v1SetsSchema = z.object({ items: z.array(z.object({ id: text, title: text })) });

/** `/api/auto/{type_parent}/catalog_page`: address, titles and years of the page for a brand, model and body code. */
export const v1CataloguePageSchema = z.object({
  link: z.string(),
  /** The page's h1. Other backends may not have it. */
  heading: z.string().optional(),
  title: z.string(),
  titleSub: z.string(),
  titleFilter: z.object({ title: z.string(), text: z.string() }),
  year_min: z.number().nullable(),
  year_max: z.number().nullable(),
  count,
});
export type V1CataloguePage = z.infer<typeof v1CataloguePageSchema>;

export const v1PopularSchema = z.object({ auto_popular_list: z.array(wireLotSchema) });
