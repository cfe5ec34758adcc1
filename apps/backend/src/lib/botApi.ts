import { z } from 'zod';

/** The bot's token, `123456:ABC…`. */
export const botTokenVariable = z
  .string()
  .trim()
  .regex(/^\d+:[\w-]+$/, 'must be a bot’s token: 123456:ABC');

/** Address of a method of Telegram's Bot API. It contains the token: never log it. */
export const getBotUrl = (
  { baseUrl, token }: { readonly baseUrl: string; readonly token: string },
  method: string,
): string => `${baseUrl.replace(/\/$/, '')}/bot${token}/${method}`;

const waitSchema = z.looseObject({ parameters: z.looseObject({ retry_after: z.number() }) });

/** Seconds to wait before the next call, as a refusal of the Bot API names them; undefined if it names none. */
export const readRetrySeconds = (response: unknown): number | undefined =>
  waitSchema.safeParse(response).data?.parameters.retry_after;
