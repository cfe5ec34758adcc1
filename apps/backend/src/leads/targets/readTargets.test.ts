import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../lib/variableGroup.ts';
import { readTargets } from './readTargets.ts';
import { TARGETS } from './targets.ts';

const WHOLE = {
  VVOZ_LEADS_WEBHOOK_URL: 'https://crm.example/hook',
  VVOZ_LEADS_WEBHOOK_SECRET: 'sixteen letters!',
  VVOZ_LEADS_SMTP_URL: 'smtps://user:word@mail.example:465',
  VVOZ_LEADS_SMTP_FROM: 'site@shop.example',
  VVOZ_LEADS_SMTP_TO: 'manager@shop.example',
  VVOZ_LEADS_BITRIX24_URL: 'https://shop.bitrix24.ru/rest/1/key',
  VVOZ_LEADS_AMOCRM_URL: 'https://shop.amocrm.ru',
  VVOZ_LEADS_AMOCRM_TOKEN: 'a-long-lived-token',
  VVOZ_LEADS_TELEGRAM_TOKEN: '123456:ABC-def_1',
  VVOZ_LEADS_TELEGRAM_CHAT: '-100200300',
};
const readNames = (environment: Readonly<Record<string, string>>) =>
  readTargets(environment).targets.map(({ name }) => name);

test('a target is opened when its variables are set; a blank variable counts as not set', () => {
  expect(readNames({})).toEqual([]);
  expect(readNames(WHOLE)).toEqual(['webhook', 'smtp', 'bitrix24', 'amocrm', 'telegram']);
  const blank = readTargets({
    ...WHOLE,
    VVOZ_LEADS_BITRIX24_URL: '',
    VVOZ_LEADS_AMOCRM_URL: '',
    VVOZ_LEADS_AMOCRM_TOKEN: '',
    VVOZ_LEADS_TELEGRAM_TOKEN: ' \t',
    VVOZ_LEADS_TELEGRAM_CHAT: '  ',
  });
  expect([blank.targets.map(({ name }) => name), blank.faults]).toEqual([['webhook', 'smtp'], []]);
  expect(readNames({ VVOZ_LEADS_BITRIX24_URL: WHOLE.VVOZ_LEADS_BITRIX24_URL, OTHER: 'x' })).toEqual([
    'bitrix24',
  ]);
});

const { VVOZ_LEADS_WEBHOOK_URL, VVOZ_LEADS_WEBHOOK_SECRET, VVOZ_LEADS_SMTP_URL, VVOZ_LEADS_SMTP_FROM } =
  WHOLE;
test.each([
  [{ VVOZ_LEADS_WEBHOOK_URL }, 'VVOZ_LEADS_WEBHOOK_SECRET: is missing'],
  [{ VVOZ_LEADS_WEBHOOK_SECRET }, 'VVOZ_LEADS_WEBHOOK_URL: is missing'],
  [{ VVOZ_LEADS_SMTP_URL, VVOZ_LEADS_SMTP_FROM }, 'VVOZ_LEADS_SMTP_TO: is missing'],
  [{ VVOZ_LEADS_TELEGRAM_TOKEN: WHOLE.VVOZ_LEADS_TELEGRAM_TOKEN }, 'VVOZ_LEADS_TELEGRAM_CHAT: is missing'],
  [{ VVOZ_LEADS_TELEGRAM_CHAT: '1' }, 'VVOZ_LEADS_TELEGRAM_TOKEN: is missing'],
  [{ VVOZ_LEADS_WEBHOOK_URL: 'x' }, 'VVOZ_LEADS_WEBHOOK_URL: must be an address with http or https'],
  [{ ...WHOLE, VVOZ_LEADS_WEBHOOK_URL: 'ftp://crm.example' }, 'VVOZ_LEADS_WEBHOOK_URL: must be'],
  [{ ...WHOLE, VVOZ_LEADS_WEBHOOK_SECRET: 'short' }, 'VVOZ_LEADS_WEBHOOK_SECRET: must have 16'],
  [{ ...WHOLE, VVOZ_LEADS_SMTP_URL: 'https://mail.example' }, 'VVOZ_LEADS_SMTP_URL: must be'],
  [{ ...WHOLE, VVOZ_LEADS_TELEGRAM_TOKEN: 'abc' }, 'VVOZ_LEADS_TELEGRAM_TOKEN: must be'],
  [{ VVOZ_LEADS_TELEGRAM_URL: 'x' }, 'VVOZ_LEADS_TELEGRAM_URL: must be'],
])('%j is reported as: %s', (environment, fault) => {
  expect(readTargets(environment).faults).toEqual([expect.stringContaining(fault)]);
});

const CONTRACT = readFileSync(path.join(ROOT, 'docs/contracts/leads.md'), 'utf8').split('\n');

test.each(TARGETS)('the contract has a row of $name with all its variables', ({ name, variables }) => {
  const row = CONTRACT.find((line) => line.startsWith(`| ${name} |`)) ?? '';
  for (const variable of [...variables.needs, ...variables.options]) expect(row).toContain(variable);
});

test('names and variables of targets are unique, and all variables begin with VVOZ_LEADS_', () => {
  const names = TARGETS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  const variables = TARGETS.flatMap(({ variables: { needs, options } }) => [...needs, ...options]);
  expect(new Set(variables).size).toBe(variables.length);
  for (const variable of variables) expect(variable).toMatch(/^VVOZ_LEADS_[A-Z0-9_]+$/);
});
