import { z } from 'zod';

/** How long the Bot API may hold a question for updates, s, and how much longer we wait for any answer, ms. */
const LONG_POLL_SECONDS = 25;
const ANSWER_MS = 10_000;

const answerSchema = z.looseObject({
  ok: z.boolean(),
  result: z.unknown().optional(),
  parameters: z.looseObject({ retry_after: z.number() }).optional().catch(undefined),
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

/** The Bot API refused a call, or did not answer. The message holds our own words and codes, so it may be logged. */
export class TelegramError extends Error {
  override readonly name = 'TelegramError';
  /** The pause that the Bot API asks for, ms. */
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
  readonly answerMs?: number;
}

/** The two calls of the Bot API that the chat needs. Both throw TelegramError. */
export interface TelegramApi {
  /** Sends a text as it is, without markup. Returns the number of the message in that chat. */
  readonly sendMessage: (chat: string, text: string, signal: AbortSignal) => Promise<number>;
  /** Waits for what managers write, from this number on. */
  readonly getUpdates: (offset: number, signal: AbortSignal) => Promise<readonly TelegramUpdate[]>;
}

export function createTelegramApi({ token, baseUrl, answerMs = ANSWER_MS }: TelegramOptions): TelegramApi {
  async function call(
    method: string,
    body: Readonly<Record<string, unknown>>,
    ms: number,
    signal: AbortSignal,
  ): Promise<unknown> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${baseUrl.replace(/\/$/, '')}/bot${token}/${method}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(ms)]),
      });
      text = await response.text();
    } catch (error) {
      throw new TelegramError(`${method}: no answer`, undefined, error);
    }
    const parsed = z
      .string()
      .transform((json, context) => {
        try {
          return JSON.parse(json) as unknown;
        } catch {
          context.addIssue({ code: 'custom', message: 'not JSON' });
          return z.NEVER;
        }
      })
      .pipe(answerSchema)
      .safeParse(text);
    if (!parsed.success) throw new TelegramError(`${method}: HTTP ${response.status} without an answer`);
    if (parsed.data.ok) return parsed.data.result;
    const seconds = parsed.data.parameters?.retry_after;
    throw new TelegramError(
      `${method}: HTTP ${response.status}`,
      seconds === undefined ? undefined : seconds * 1000,
    );
  }
  const read = <T>(schema: z.ZodType<T>, result: unknown, method: string): T => {
    const parsed = schema.safeParse(result);
    if (!parsed.success) throw new TelegramError(`${method}: an answer of another shape`);
    return parsed.data;
  };
  return {
    sendMessage: async (chat, text, signal) => {
      const body = { chat_id: chat, text, link_preview_options: { is_disabled: true } };
      const result = await call('sendMessage', body, answerMs, signal);
      return read(sentSchema, result, 'sendMessage').message_id;
    },
    getUpdates: async (offset, signal) => {
      const body = { offset, timeout: LONG_POLL_SECONDS, allowed_updates: ['message'] };
      const result = await call('getUpdates', body, LONG_POLL_SECONDS * 1000 + answerMs, signal);
      return read(z.array(updateSchema), result, 'getUpdates');
    },
  };
}
