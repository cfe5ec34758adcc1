import { z } from 'zod';
import { count } from '../wire/wireValues.ts';

/** When an import last changed one of the lots, including removed ones: ISO, UTC. Absent if no import is known. */
const changed = z.string().optional();

/** `/api/v2/landings`: `names` are brand, model and body code down to the level. `next` is null on the last page. */
export const v2LandingsSchema = z.object({
  items: z.array(z.object({ names: z.array(z.string()), count, changed })),
  next: z.string().nullable(),
});
export type LandingList = z.output<typeof v2LandingsSchema>;

/** `/api/v2/landings/parts`: where each part of the landings begins; null is the beginning. */
export const v2LandingPartsSchema = z.object({
  items: z.array(z.object({ after: z.string().nullable(), count, changed })),
});
export type LandingParts = z.output<typeof v2LandingPartsSchema>;
