import { z } from 'zod';
import { cleanLines, cutText, cleanLine } from '../leads/cleanText.ts';
import { inBothLanguages } from '../wire/complaints.ts';

/** Characters of one message. */
export const MAX_CHAT_TEXT = 2000;
/** Before cleaning, which removes blanks, a text may be this many times longer. */
const RAW_FACTOR = 4;

const TOO_LONG = inBothLanguages(
  `must not have more than ${MAX_CHAT_TEXT} characters`,
  `не больше ${MAX_CHAT_TEXT} знаков`,
);

/** Id of a conversation: a secret that only the visitor's browser knows, with at least 128 random bits. */
export const conversationSchema = z
  .string()
  .regex(/^[\w-]{22,64}$/, 'must be 22 to 64 letters, digits, _ or -');

/** Part of an address: cut, never refused. */
const placeSchema = z
  .string()
  .default('')
  .transform((text) => cleanLine(cutText(text, 500)));

/** Body of `POST /api/chat/messages`. A message with a known id is not stored again. */
export const chatPostSchema = z.looseObject({
  conversation: conversationSchema,
  id: z.uuid(),
  text: z
    .string()
    .max(MAX_CHAT_TEXT * RAW_FACTOR, { error: TOO_LONG })
    .transform(cleanLines)
    .pipe(
      z
        .string()
        .min(1, { error: inBothLanguages('must not be empty', 'напишите сообщение') })
        .max(MAX_CHAT_TEXT, { error: TOO_LONG }),
    ),
  page: placeSchema,
  host: placeSchema,
});
export type ChatPost = z.output<typeof chatPostSchema>;

/** A message as both sides see it. */
export const chatMessageSchema = z.object({
  id: z.string(),
  /** ISO, UTC. */
  at: z.iso.datetime(),
  author: z.enum(['visitor', 'manager']),
  text: z.string(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const chatResponseSchema = z.object({ data: chatMessageSchema });
