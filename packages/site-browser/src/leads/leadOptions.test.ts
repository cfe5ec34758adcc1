import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { expect, test } from 'vitest';
import { createLeadOptions } from './leadOptions.ts';

const contacts = { tel: '8 423 200-00-00', hours: 'пн–сб 9:00–19:00' };
const consent = { version: '2026-11-01', path: '/soglasie' };

test('without a text to agree to there is no form', () => {
  expect(createLeadOptions(undefined)).toBeUndefined();
  expect(createLeadOptions({ contacts })).toBeUndefined();
});

test('a form offers the phone and the messengers that can be written to, in the operator’s order', () => {
  const social = ['youtube', 'max', 'tiktok', 'telegram'].map((name) => ({ name, url: `https://${name}` }));
  expect(createLeadOptions({ contacts, consent, chat: { social } })).toEqual({
    consent,
    marketing: undefined,
    phone: { href: 'tel:+74232000000', label: '8 423 200-00-00' },
    messengers: [
      { href: 'https://max', label: 'MAX' },
      { href: 'https://telegram', label: 'Telegram' },
    ],
    hours: 'пн–сб 9:00–19:00',
    shifts: [],
    company: undefined,
    channels: ['MAX', 'Telegram'],
  });
});

test('a form names the company and knows all shifts', () => {
  const office = { begin: 32_400, finish: 68_400 };
  const duty = { begin: 68_400, finish: 86_400 };
  const legal = { name: 'ООО «Ввоз»', inn: '0000000000', example: true };
  const options = createLeadOptions({
    contacts: { ...contacts, manager: office, shifts: [duty] },
    legal,
    consent,
  });
  expect(options?.shifts).toEqual([office, duty]);
  expect(replaceNbsp(options?.company ?? '')).toBe('ООО «Ввоз», ИНН 0000000000 (пример)');
});
