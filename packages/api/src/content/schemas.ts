import { z } from 'zod';

/** `/api/options`: site options. Only what today's pages read; unknown keys pass through. */
export const optionsSchema = z.looseObject({
  contacts: z.object({
    tel: z.string(),
    address: z.string().optional(),
    hours: z.string().optional(),
    /** Seconds of the day in Vladivostok between which a manager answers. */
    manager: z.object({ begin: z.int(), finish: z.int() }).optional(),
  }),
});
export type SiteOptions = z.infer<typeof optionsSchema>;

/** `/api/pages?path=&name=`: a page record (specification, section 3). */
export const pageSchema = z.object({
  ID: z.coerce.string(),
  template: z.string(),
  type: z.string(),
  type_parent: z.string(),
  title: z.string(),
  titleSub: z.string().optional(),
  titleFilter: z.object({ title: z.string(), text: z.string() }).optional(),
  filter_type: z.string().optional(),
  path: z.string().optional(),
  breadcrumb: z.array(z.object({ title: z.string(), path: z.string() })),
});
export type PageRecord = z.infer<typeof pageSchema>;
