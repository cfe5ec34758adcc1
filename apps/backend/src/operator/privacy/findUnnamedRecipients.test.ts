import path from 'node:path';
import { expect, test } from 'vitest';
import { importFolder } from '../../content/importFolder.ts';
import { readEnv } from '../../env.ts';
import { openTempState } from '../../state/testing/openTempState.ts';
import { findUnnamedRecipients } from './findUnnamedRecipients.ts';

const ENV = readEnv({
  VVOZ_LEADS_SMTP_URL: 'smtps://mail.example',
  VVOZ_LEADS_SMTP_FROM: 'a@shop.example',
  VVOZ_LEADS_SMTP_TO: 'b@shop.example',
  VVOZ_CHAT_TELEGRAM_TOKEN: '12345678:abcdefghijklmnopqrstuvwxyzABCDEFGHI',
  VVOZ_CHAT_TELEGRAM_CHAT: '-100',
  VVOZ_CAPTCHA: 'yandex',
  VVOZ_SMARTCAPTCHA_SECRET: 'a secret of some length',
});
const ALL = ['почтовому сервису', 'мессенджеру Telegram', 'Яндекс SmartCaptcha'];

test('the shipped policy names the recipients that are switched on', async () => {
  const state = await openTempState();
  await importFolder(state, path.resolve(import.meta.dirname, '../../../content'));
  expect(await findUnnamedRecipients(state.db, ENV)).toEqual([]);
});

test('recipients that the operator’s policy does not name are found, and all of them without a policy', async () => {
  const state = await openTempState();
  expect(await findUnnamedRecipients(state.db, ENV)).toEqual(ALL);
  await state.db
    .insertInto('content_entry')
    .values({
      source: 'wordpress',
      kind: 'documents',
      slug: 'privacy-policy',
      title: '',
      date: '',
      category: '',
      position: 0,
      body: JSON.stringify({ html: '<p>Данные передаются почтовому&nbsp;сервису.</p>' }),
      hash: '',
    })
    .execute();
  expect(await findUnnamedRecipients(state.db, ENV)).toEqual(ALL.slice(1));
  expect(await findUnnamedRecipients(state.db, readEnv({}))).toEqual([]);
});
