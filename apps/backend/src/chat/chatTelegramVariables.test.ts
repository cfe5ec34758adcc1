import { expect, test } from 'vitest';
import { readChatTelegram } from './chatTelegramVariables.ts';

const TOKEN = { VVOZ_CHAT_TELEGRAM_TOKEN: '123456:ABC' };
const GIVEN = { ...TOKEN, VVOZ_CHAT_TELEGRAM_CHAT: ' -100123456 ' };

test('the managers’ chat is read, with Telegram’s own address by default', () => {
  const settings = { token: '123456:ABC', chat: '-100123456', baseUrl: 'https://api.telegram.org' };
  expect(readChatTelegram(GIVEN)).toEqual({ settings, faults: [] });
  expect(readChatTelegram({ ...GIVEN, VVOZ_CHAT_TELEGRAM_CHAT: '42' }).settings?.chat).toBe('42');
  expect(readChatTelegram({ ...GIVEN, VVOZ_CHAT_TELEGRAM_URL: 'https://bots.example' }).settings).toEqual({
    ...settings,
    baseUrl: 'https://bots.example',
  });
});

test('without its variables there is no chat in Telegram', () =>
  expect(readChatTelegram({})).toEqual({ settings: undefined, faults: [] }));

test('a chat with a token but without a number is a fault that names the missing variable', () =>
  expect(readChatTelegram(TOKEN)).toEqual({
    settings: undefined,
    faults: ['VVOZ_CHAT_TELEGRAM_CHAT: is missing: set it too, or unset the other variables of the chat'],
  }));

test.each(['@managers', '-100x', 'x-100', '-', '--1'])('%j is not the number of a chat', (chat) => {
  const { settings, faults } = readChatTelegram({ ...TOKEN, VVOZ_CHAT_TELEGRAM_CHAT: chat });
  expect(settings).toBeUndefined();
  expect(faults).toEqual([
    expect.stringMatching(/^VVOZ_CHAT_TELEGRAM_CHAT: .*must be the number of a chat: -100123456/),
  ]);
});
