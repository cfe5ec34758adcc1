import path from 'node:path';
import { expect, test } from 'vitest';
import { importFolder } from '../../content/importFolder.ts';
import { readEnv } from '../../env.ts';
import type { State } from '../../state/openState.ts';
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

const addPolicy = (state: State, html: string) =>
  state.db
    .insertInto('content_entry')
    .values({
      source: 'wordpress',
      kind: 'documents',
      slug: 'privacy-policy',
      title: '',
      date: '',
      category: '',
      position: 0,
      body: JSON.stringify({ html }),
      hash: '',
    })
    .execute();
const importShipped = (state: State) =>
  importFolder(state, path.resolve(import.meta.dirname, '../../../content'));

test('the shipped policy names the recipients that are switched on', async () => {
  const state = await openTempState();
  await importShipped(state);
  expect(await findUnnamedRecipients(state.db, ENV)).toEqual([]);
});

test('recipients that the operator’s policy does not name are found, and all of them without a policy', async () => {
  const state = await openTempState();
  expect(await findUnnamedRecipients(state.db, ENV)).toEqual(ALL);
  await addPolicy(state, '<p>Данные передаются почтовому&nbsp;сервису и мессенджеру\u00A0Telegram.</p>');
  expect(await findUnnamedRecipients(state.db, ENV)).toEqual(ALL.slice(2));
  expect(await findUnnamedRecipients(state.db, readEnv({}))).toEqual([]);
});

test('the policy of an editor’s site counts in place of that of the content folder, as on the pages', async () => {
  const state = await openTempState();
  await importShipped(state);
  await addPolicy(state, '<p>Данные передаются почтовому сервису.</p>');
  expect(await findUnnamedRecipients(state.db, ENV)).toEqual(ALL.slice(1));
});
