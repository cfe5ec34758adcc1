import { z } from 'zod';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';
import { PAGE_KINDS } from '@vvoz/catalogue/templates/pageKinds';

/** The Web Vitals of a page: https://web.dev/articles/vitals. `cls` has no unit, the others are times in ms. */
export const VITAL_NAMES = ['lcp', 'inp', 'cls', 'fcp', 'ttfb'] as const;
export type VitalName = (typeof VITAL_NAMES)[number];

/** Ten minutes: a page in a background tab may be slower, and says nothing about the site. */
const MAX_TIME_MS = 600_000;
const MAX_SHIFT = 1000;

const time = z.number().min(0).max(MAX_TIME_MS).optional();

/** What a page reports about itself. Nothing in it identifies the visitor. */
export const vitalsReportSchema = z.strictObject({
  template: z.enum(PAGE_KINDS as readonly [string]),
  lcp: time,
  inp: time,
  cls: z.number().min(0).max(MAX_SHIFT).optional(),
  fcp: time,
  ttfb: time,
} satisfies Record<VitalName | 'template', z.ZodType>);

/** The report with the site's name, which the site adds. */
export const vitalsSchema = vitalsReportSchema.extend({ host: z.enum(HOST_NAMES) });
export type Vitals = z.infer<typeof vitalsSchema>;

/** How many of the values were counted. */
export const vitalsResponseSchema = z.object({ data: z.object({ counted: z.int().min(0) }) });
