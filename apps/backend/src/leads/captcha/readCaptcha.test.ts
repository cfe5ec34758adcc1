import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { openTempState } from '../../state/testing/openTempState.ts';
import { CAPTCHA_ROWS } from './captchaRows.ts';
import { readCaptcha } from './readCaptcha.ts';

const SECRETS = { VVOZ_SMARTCAPTCHA_SECRET: 'ysc2_0123456789', VVOZ_RECAPTCHA_SECRET: '6Lc0123456789' };

test.each([
  [undefined, 'altcha'],
  ['', 'altcha'],
  ['altcha', 'altcha'],
  ['yandex', 'yandex'],
  ['recaptcha', 'recaptcha'],
])('VVOZ_CAPTCHA=%s opens %s', async (value, name) => {
  const state = await openTempState();
  const { captcha, faults } = readCaptcha({ ...SECRETS, VVOZ_CAPTCHA: value });
  expect([(await captcha?.open(state))?.name, captcha?.isRequired, faults]).toEqual([name, false, []]);
});

test.each([
  [{ VVOZ_CAPTCHA: 'hcaptcha' }, 'VVOZ_CAPTCHA: must be one of altcha, yandex, recaptcha'],
  [{ VVOZ_CAPTCHA_REQUIRED: 'yes' }, 'VVOZ_CAPTCHA_REQUIRED: must be true or false'],
  [{ VVOZ_CAPTCHA: 'yandex' }, 'VVOZ_SMARTCAPTCHA_SECRET: is missing: VVOZ_CAPTCHA=yandex needs it'],
  [{ VVOZ_ALTCHA_SECRET: 'short' }, 'VVOZ_ALTCHA_SECRET: must have 16 characters or more'],
  [
    { ...SECRETS, VVOZ_CAPTCHA: 'recaptcha', VVOZ_RECAPTCHA_URL: 'ftp://x.example' },
    'VVOZ_RECAPTCHA_URL: must be an address with http or https',
  ],
])('%j is a fault', (environment, fault) => {
  expect(readCaptcha(environment)).toEqual({ captcha: undefined, faults: [fault] });
});

test('VVOZ_CAPTCHA_REQUIRED=true makes a token required', () =>
  expect(readCaptcha({ VVOZ_CAPTCHA_REQUIRED: 'true' }).captcha?.isRequired).toBe(true));

test('docs/contracts/leads.md has a row for every provider, with its variables', async () => {
  const docs = await readFile(new URL('../../../../../docs/contracts/leads.md', import.meta.url), 'utf8');
  for (const { name, variables } of CAPTCHA_ROWS) {
    const row = docs.split('\n').find((line) => new RegExp(`^\\| ${name}\\b`).test(line)) ?? '';
    for (const variable of [...variables.needs, ...variables.options])
      expect(row).toContain(`\`${variable}\``);
  }
});
