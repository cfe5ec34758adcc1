import { z } from 'zod';
import { getBotUrl, readRetrySeconds } from '../../lib/botApi.ts';
import { parseJson } from '../../lib/parseJson.ts';

/** How long the Bot API may hold a call for updates while there are none, s. */
const LONG_POLL_SECONDS = 25;
/** How long to wait for an answer, ms; for updates in addition to the long poll. */
const ANSWER_MS = 10_000;

const answerSchema = z.looseObject({
  ok: z.boolean(),
  result: z.unknown().optional(),
});

const sentSchema = z.looseObject({ message_id: z.int() });

const updateSchema = z.looseObject({
  update_id: z.int(),
  message: z
    .looseObject({
      chat: z.looseObject({ id: z.int() }),
      text: z.string().optional(),
      reply_to_message: z.looseObject({ message_id: z.int() }).optional(),
    })
    .optional()
    .catch(undefined),
});
export type TelegramUpdate = z.infer<typeof updateSchema>;

/** The Bot API refused a call, or did not answer. Its message has only our own words and codes, so it may be logged. */
export class TelegramError extends Error {
  override readonly name = 'TelegramError';
  /** The pause that the Bot API demands, ms. */
  readonly retryAfterMs: number | undefined;
  constructor(message: string, retryAfterMs?: number, cause?: unknown) {
    super(message, { cause });
    this.retryAfterMs = retryAfterMs;
  }
}

export interface TelegramOptions {
  /** The bot's token, `123456:ABC…`. */
  readonly token: string;
  readonly baseUrl: string;
  readonly responseMs?: number;
}

/** The two calls of the Bot API that the chat needs. Both throw TelegramError. */
export interface TelegramApi {
  /** Sends a text as it is, without markup. Returns the number of the message in that chat. */
  readonly sendMessage: (chat: string, text: string, signal: AbortSignal) => Promise<number>;
  /** Waits for messages of managers. Returns the updates from the number `offset` on. */
  readonly getUpdates: (offset: number, signal: AbortSignal) => Promise<readonly TelegramUpdate[]>;
}

export function createTelegramApi({ token, baseUrl, responseMs = ANSWER_MS }: TelegramOptions): TelegramApi {
  async function call(
    method: string,
    body: Readonly<Record<string, unknown>>,
    timeoutMs: number,
    signal: AbortSignal,
  ): Promise<unknown> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(getBotUrl({ baseUrl, token }, method), {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      });
      text = await response.text();
    } catch (error) {
      throw new TelegramError(`${method}: no answer`, undefined, error);
    }
    const parsedBody = parseJson(text);
    const answer = answerSchema.safeParse(parsedBody);
    if (!answer.success)
      throw new TelegramError(`${method}: HTTP ${response.status} with a body that is not an answer`);
    if (answer.data.ok) return answer.data.result;
    const seconds = readRetrySeconds(parsedBody);
    throw new TelegramError(
      `${method}: HTTP ${response.status}`,
      seconds === undefined ? undefined : seconds * 1000,
    );
  }
  const read = <T>(schema: z.ZodType<T>, result: unknown, method: string): T => {
    const parsed = schema.safeParse(result);
    if (!parsed.success) throw new TelegramError(`${method}: the answer has an unexpected shape`);
    return parsed.data;
  };
  return {
    sendMessage: async (chat, text, signal) => {
      const body = { chat_id: chat, text, link_preview_options: { is_disabled: true } };
      const result = await call('sendMessage', body, responseMs, signal);
      return read(sentSchema, result, 'sendMessage').message_id;
    },
    getUpdates: async (offset, signal) => {
      const body = { offset, timeout: LONG_POLL_SECONDS, allowed_updates: ['message'] };
      const result = await call('getUpdates', body, LONG_POLL_SECONDS * 1000 + responseMs, signal);
      return read(z.array(updateSchema), result, 'getUpdates');
    },
  };
}
