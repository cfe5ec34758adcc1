import { z } from 'zod';
import { optionsSchema } from '@vvoz/api/content/contentSchemas';
import { FOREIGN_SERVICE_NAMES, type ForeignServiceName } from '../security/foreignServices.ts';

/** Address of the options on the site's own host. */
export const PUBLIC_OPTIONS_PATH = '/api/site';

/**
 * What the code in the browser has to know of the operator's settings, the same for every visitor. It comes in an idle
 * moment and not with the page, so that pages stay small and cacheable.
 */
export const publicOptionsSchema = optionsSchema
  .pick({ contacts: true, chat: true, consent: true, routes: true })
  .strip()
  .extend({
    /** Services of other companies that are switched on, with their ids. */
    services: z.partialRecord(z.enum(FOREIGN_SERVICE_NAMES as [ForeignServiceName]), z.string()),
  });
export type PublicOptions = z.infer<typeof publicOptionsSchema>;
