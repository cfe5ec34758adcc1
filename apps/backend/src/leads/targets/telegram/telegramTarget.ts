import { z } from 'zod';
import { cutText } from '@vvoz/api/leads/cleanText';
import { escapeHtml, listLeadLines } from '../../leadText.ts';
import type { Lead } from '../../leadRecord.ts';
import { botTokenVariable, getBotUrl, readRetrySeconds } from '../../../lib/botApi.ts';
import { parseObject, post, createStatusError, type PostOptions } from '../post.ts';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { defineTarget, type TargetActions } from '../Target.ts';

export interface TelegramOptions extends Pick<PostOptions, 'responseMs'> {
  /** The bot's token, `123456:ABC…`. */
  readonly token: string;
  /** The number of a chat, or `@channel`. */
  readonly chat: string;
  readonly baseUrl: string;
}

/**
 * A message may have 4096 characters without tags, and a lead has a dozen lines. The stored lead has the full texts.
 */
const MAX_MESSAGE_LENGTH = 1500;
const MAX_VALUE_LENGTH = 180;

function shorten(label: string, value: string): string {
  const maxLength = label === 'Сообщение' ? MAX_MESSAGE_LENGTH : MAX_VALUE_LENGTH;
  return value.length > maxLength ? `${cutText(value, maxLength)}…` : value;
}

/** The message as the Bot API's HTML: `<b>` for labels, everything else escaped. */
const formatTelegramText = (lead: Lead): string =>
  listLeadLines(lead)
    .map(([label, value]) => `<b>${label}:</b> ${escapeHtml(shorten(label, value))}`)
    .join('\n');

/**
 * A Telegram chat, by the Bot API's sendMessage. The API has no idempotency keys: when an answer is lost, the message
 * is sent twice, with the same «Ключ заявки».
 */
export function createTelegramTarget({ token, chat, baseUrl, ...options }: TelegramOptions): TargetActions {
  async function send(text: string, signal: AbortSignal): Promise<void> {
    const body = JSON.stringify({
      chat_id: chat,
      text,
      parse_mode: 'HTML',
      link_preview_options: { is_disabled: true },
    });
    const response = await post(getBotUrl({ baseUrl, token }, 'sendMessage'), body, {
      ...options,
      signal,
    });
    const parsedBody = response.status < 500 ? parseObject(response) : {};
    if (response.status === 200 && parsedBody['ok'] === true) return;
    const seconds = readRetrySeconds(parsedBody);
    const headers = new Headers(seconds === undefined ? {} : { 'retry-after': String(seconds) });
    // Some proxies of the Bot API answer 200 and put the status into the body.
    const status =
      response.status === 200 && typeof parsedBody['error_code'] === 'number'
        ? parsedBody['error_code']
        : response.status;
    throw createStatusError(
      { status, headers },
      typeof parsedBody['description'] === 'string' ? parsedBody['description'] : '',
    );
  }
  return {
    deliver: (lead, signal) => send(formatTelegramText(lead), signal),
    alarm: ({ subject, text }, signal) => send(`<b>${escapeHtml(subject)}</b>\n${escapeHtml(text)}`, signal),
  };
}

export const telegram = defineTarget({
  name: 'telegram',
  about: 'messages of a bot to a chat',
  recipient: 'мессенджеру Telegram',
  variables: defineVariableGroup({
    needs: {
      VVOZ_LEADS_TELEGRAM_TOKEN: botTokenVariable.describe('token of the bot'),
      VVOZ_LEADS_TELEGRAM_CHAT: z.string().trim().min(1).describe('chat that gets the requests'),
    },
    options: {
      VVOZ_LEADS_TELEGRAM_URL: webVariable
        .default('https://api.telegram.org')
        .describe('address of the Bot API'),
    },
    settings: (values) => ({
      token: values.VVOZ_LEADS_TELEGRAM_TOKEN,
      chat: values.VVOZ_LEADS_TELEGRAM_CHAT,
      baseUrl: values.VVOZ_LEADS_TELEGRAM_URL,
    }),
  }),
  open: createTelegramTarget,
});
