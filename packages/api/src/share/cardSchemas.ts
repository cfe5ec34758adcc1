import { z } from 'zod';
import { HOST_NAMES } from '@vvoz/catalogue/hosts/hosts';

const text = (max: number) => z.string().trim().min(1).max(max);

/** The picture of a card: a frame of a lot, or a picture of an article by its key. */
export const cardPictureSchema = z.union([
  z.strictObject({ type: text(40), id: text(200), frame: z.int().min(0).max(99) }),
  z.strictObject({ key: z.string().regex(/^[\w-]{22}$/, 'must be a key of 22 characters') }),
]);
export type CardPicture = z.infer<typeof cardPictureSchema>;

/** `POST /api/cards`: the texts of a share card (`ShareCard`) and its picture. */
export const cardSchema = z.strictObject({
  host: z.enum(HOST_NAMES),
  title: text(300),
  note: text(120).optional(),
  facts: z.array(text(200)).max(4).optional(),
  grade: text(8).optional(),
  price: z.strictObject({ label: text(80), amount: text(60) }).optional(),
  picture: cardPictureSchema.optional(),
});
export type CardRequest = z.infer<typeof cardSchema>;
