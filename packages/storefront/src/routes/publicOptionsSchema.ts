import { z } from 'zod';
import { optionsSchema } from '@vvoz/api/content/contentSchemas';
import {
  FOREIGN_SERVICE_NAMES,
  type ForeignServiceName,
} from '@vvoz/site-browser/services/foreignServices.ts';
import type { PublicOptions } from '@vvoz/site-browser/services/publicOptions.ts';

/** Selects the operator's settings that the browser may have. */
export const publicOptionsSchema = optionsSchema
  .pick({ contacts: true, legal: true, chat: true, consent: true, routes: true })
  .strip()
  .extend({
    vitals: z.boolean(),
    services: z.partialRecord(z.enum(FOREIGN_SERVICE_NAMES as [ForeignServiceName]), z.string()),
  }) satisfies z.ZodType<PublicOptions>;
