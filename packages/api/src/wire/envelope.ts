import { z } from 'zod';

/**
 * The error envelope of every call. `message` is for programs and their authors. `messageRu` is for visitors: it says
 * in Russian what is wrong, without the field's name on the wire. It is present where a visitor can correct the fault.
 */
export const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    field: z.string().optional(),
    message: z.string(),
    messageRu: z.string().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorSchema>;

/** Builds the texts of an error on the wire. */
export const buildErrorTexts = (
  message: string,
  messageRu?: string,
): { readonly message: string; readonly messageRu?: string } => ({
  message,
  ...(messageRu === undefined ? {} : { messageRu }),
});
