import { z } from 'zod';

/** The one error envelope of every call. */
export const errorSchema = z.object({
  error: z.object({ code: z.string(), field: z.string().optional(), message: z.string() }),
});
export type ErrorBody = z.infer<typeof errorSchema>;
