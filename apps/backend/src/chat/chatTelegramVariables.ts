import { z } from 'zod';
import { botTokenVariable } from '../lib/botApi.ts';
import { defineVariableGroup, webVariable, type Environment } from '../lib/variableGroup.ts';

/** The managers' chat in Telegram. */
export interface ChatTelegramSettings {
  readonly token: string;
  /** The number of the chat. Answers are taken from this chat only. */
  readonly chat: string;
  readonly baseUrl: string;
}

export const CHAT_TELEGRAM_VARIABLES = defineVariableGroup({
  needs: {
    VVOZ_CHAT_TELEGRAM_TOKEN: botTokenVariable.describe('token of the bot'),
    VVOZ_CHAT_TELEGRAM_CHAT: z
      .string()
      .trim()
      .regex(/^-?\d+$/, 'must be the number of a chat: -100123456')
      .describe('number of the managers’ chat'),
  },
  options: {
    VVOZ_CHAT_TELEGRAM_URL: webVariable
      .default('https://api.telegram.org')
      .describe('address of the Bot API'),
  },
  settings: (values): ChatTelegramSettings => ({
    token: values.VVOZ_CHAT_TELEGRAM_TOKEN,
    chat: values.VVOZ_CHAT_TELEGRAM_CHAT,
    baseUrl: values.VVOZ_CHAT_TELEGRAM_URL,
  }),
});

/**
 * Reads the managers' chat; undefined when it is not set up. A half-configured chat is a fault: no manager would see
 * the questions.
 */
export function readChatTelegram(environment: Environment): {
  readonly settings: ChatTelegramSettings | undefined;
  readonly faults: readonly string[];
} {
  const reading = CHAT_TELEGRAM_VARIABLES.read(environment);
  if (reading.kind === 'set up') return { settings: reading.settings, faults: [] };
  if (reading.kind === 'faulty') return { settings: undefined, faults: reading.faults };
  const faults = reading.given
    ? reading.missing.map(
        (name) => `${name}: is missing: set it too, or unset the other variables of the chat`,
      )
    : [];
  return { settings: undefined, faults };
}
