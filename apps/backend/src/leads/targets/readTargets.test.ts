import { expect, test } from 'vitest';
import { leadTargetsSchema, readTargets } from './readTargets.ts';
import { readLeadSettings } from './settings.ts';

const WHOLE = {
  webhookUrl: 'https://crm.example/hook',
  webhookSecret: 'sixteen letters!',
  smtpUrl: 'smtps://user:word@mail.example:465',
  smtpFrom: 'site@shop.example',
  smtpTo: 'manager@shop.example',
  bitrix24Url: 'https://shop.bitrix24.ru/rest/1/key',
  telegramToken: '123456:ABC-def_1',
  telegramChat: '-100200300',
};
const namesOf = (settings: object) => readTargets(leadTargetsSchema.parse(settings)).map(({ name }) => name);
const faultOf = (settings: object) => leadTargetsSchema.safeParse(settings).error?.issues[0]?.path[0];

test('a target is there when its settings are; a blank one is none', () => {
  expect(namesOf({})).toEqual([]);
  expect(namesOf(WHOLE)).toEqual(['webhook', 'smtp', 'bitrix24', 'telegram']);
  expect(namesOf({ ...WHOLE, bitrix24Url: '', telegramToken: '', telegramChat: '' })).toEqual([
    'webhook',
    'smtp',
  ]);
});

test.each([
  [{ webhookUrl: WHOLE.webhookUrl }, 'webhookSecret'],
  [{ webhookSecret: WHOLE.webhookSecret }, 'webhookUrl'],
  [{ smtpUrl: WHOLE.smtpUrl, smtpFrom: WHOLE.smtpFrom }, 'smtpTo'],
  [{ telegramToken: WHOLE.telegramToken }, 'telegramChat'],
  [{ ...WHOLE, webhookUrl: 'ftp://crm.example' }, 'webhookUrl'],
  [{ ...WHOLE, webhookSecret: 'short' }, 'webhookSecret'],
  [{ ...WHOLE, smtpUrl: 'https://mail.example' }, 'smtpUrl'],
  [{ ...WHOLE, telegramToken: 'abc' }, 'telegramToken'],
])('%j: %s is wrong', (settings, name) => {
  expect(faultOf(settings)).toBe(name);
});

test('the environment is read by its names, and a fault names the variable', () => {
  const source = { VVOZ_LEADS_BITRIX24_URL: WHOLE.bitrix24Url, VVOZ_LEADS_SMTP_URL: '', OTHER: 'x' };
  expect(readTargets(readLeadSettings(source)).map(({ name }) => name)).toEqual(['bitrix24']);
  expect(() => readLeadSettings({ VVOZ_LEADS_WEBHOOK_URL: 'x' })).toThrow('VVOZ_LEADS_WEBHOOK_URL: must be');
  expect(() => readLeadSettings({ VVOZ_LEADS_TELEGRAM_CHAT: '1' })).toThrow(
    'VVOZ_LEADS_TELEGRAM_TOKEN: is needed',
  );
});
