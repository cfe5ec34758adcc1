import { z } from 'zod';

/**
 * The one error envelope of every call. `message` is for programs and their authors. `messageRu` is for visitors: what is
 * wrong, in Russian, without the field's name on the wire; it is there where a visitor can put it right.
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

/** The texts of an error on the wire. `message` repeats the Russian one in brackets, for callers older than `messageRu`. */
export const errorTexts = (
  message: string,
  messageRu?: string,
): { readonly message: string; readonly messageRu?: string } =>
  messageRu === undefined ? { message } : { message: `${message} (${messageRu})`, messageRu };
