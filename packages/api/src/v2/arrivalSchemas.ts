import { z } from 'zod';
import { wireLotSchema } from '../wire/lotSchema.ts';

/** `/api/v2/arrivals`: `added` is the time of the import that added the lot: ISO, UTC. Absent if it is unknown. */
export const v2ArrivalsSchema = z.object({
  items: z.array(z.object({ lot: wireLotSchema, added: z.iso.datetime().optional() })),
});
