import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findMessageRu } from '../wire/complaints.ts';
import { leadRequestSchema } from './leadSchemas.ts';

const COMPLETE = { tel: '+79141234567', name: 'Анна', consent_version: '2026-01' };

const parseLead = (fields: object) => leadRequestSchema.parse({ ...COMPLETE, ...fields });
const findFault = (fields: object) => {
  const issue = leadRequestSchema.safeParse({ ...COMPLETE, ...fields }).error?.issues[0];
  return issue && [issue.path.join('.'), issue.message, findMessageRu(issue)].filter(Boolean).join(' ');
};

test('accepts the form in the specification', () => {
  const form = {
    ...COMPLETE,
    message: 'Здравствуйте!\r\nЖду звонка',
    lead_id: 17,
    page: '/japan/czeny-na-avto',
    host: 'example.test',
    roistat_visit: '100500',
    trace: '{"url":"/"}',
    utm_source: 'yandex',
    utm: { utm_medium: 'cpc' },
    lot: { type: 'japan', id: 'a1', year: 2019 },
    receipt: { total: 1_500_000 },
    consent: { version: '2026-01', at: '2026-11-20T10:00:00+10:00' },
  };
  expect(leadRequestSchema.parse(form)).toMatchObject({
    type: 'form',
    message: 'Здравствуйте!\nЖду звонка',
    lead_id: '17',
    utm: { utm_source: 'yandex', utm_medium: 'cpc' },
    lot: { id: 'a1', type: 'japan', year: 2019 },
    receipt: { total: 1_500_000 },
    consent: { version: '2026-01', at: '2026-11-20T10:00:00+10:00' },
  });
});

describe('missing fields', () => {
  it('become blank; null and blank texts count as missing', () => {
    expect(parseLead({ name: null, message: '', lot: null, utm: null, idempotency_key: '' })).toMatchObject({
      name: '',
      message: '',
      type: 'form',
      lot: undefined,
      utm: {},
      idempotency_key: undefined,
    });
  });

  it('are accepted, except the consent, whose error has both languages', () => {
    const fault = findFault({ consent_version: undefined });
    expect(fault).toMatch(/^consent must name the version/);
    expect(fault).toContain('согласие');
  });
});

const DEEP = JSON.parse(`{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`) as unknown;

test.each([
  ['name must not have more than 100 characters', { name: 'я'.repeat(101) }],
  ['message must not have more than 4000 characters', { message: 'я'.repeat(4001) }],
  ['name Invalid input', { name: ['a', 'b'] }],
  ['type must be', { type: 'a b' }],
  ['idempotency_key must be', { idempotency_key: 'short' }],
  ['consent.version must name', { consent: { version: ' ' } }],
  ['consent.at Invalid', { consent: { version: '1', at: 'yesterday' } }],
  ['lot must not have more than 8000 characters', { lot: { a: 'x'.repeat(8000) } }],
  ['lot Invalid', { lot: [[[[1]]]] }],
])('a request is rejected with: %s', (fault, fields) => {
  expect(findFault(fields)).toContain(fault);
});

test('a document nested too deeply is rejected', () => {
  expect(findFault({ receipt: DEEP })).toContain('receipt must not have more than 8 levels');
});

test('values that scripts add are cut or dropped, never rejected', () => {
  const lead = parseLead({
    page: `/${'x'.repeat(5000)}`,
    trace: { url: '/', pages: [1, 2] },
    roistat_visit: [[[[[[[[[[1]]]]]]]]]],
    utm: Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`utm_${index}`, 'я'.repeat(900)])),
    utm_source: { $gt: '' },
  });
  expect(lead.page).toHaveLength(2000);
  expect(lead.trace).toBe('{"pages":[1,2],"url":"/"}');
  expect(lead.roistat_visit).toBe('');
  expect(Object.keys(lead.utm)).toHaveLength(40);
  expect(lead.utm['utm_0']).toHaveLength(500);
  expect(lead.utm['utm_source']).toBeUndefined();
  expect(parseLead({ utm: 'utm_source=vk&utm_term=авто' }).utm).toEqual({
    utm_source: 'vk',
    utm_term: 'авто',
  });
  expect(parseLead({ utm: 7 }).utm).toEqual({});
});

test('equal documents give the same JSON, whatever the order of names', () => {
  const first = parseLead({ lot: { id: 'a', price: { rub: 1, jpy: 2 } } });
  const second = parseLead({ lot: { price: { jpy: 2, rub: 1 }, id: 'a' } });
  expect(JSON.stringify(first.lot)).toBe(JSON.stringify(second.lot));
});

test('texts that become headers lose control characters, line breaks and direction overrides', () => {
  expect(parseLead({ name: 'Анна\r\nBcc: all@example.test\0\u202Ex' }).name).toBe(
    'Анна Bcc: all@example.test x',
  );
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const { name, page, lot } = parseLead({ name: text, page: text, lot: { brand: text } });
      expect(`${name}${page}`).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E]/u);
      expect(JSON.stringify(lot)).not.toMatch(/\\u00|\\r/);
      expect(name.isWellFormed() && page.isWellFormed()).toBe(true);
      // Cleaning a clean text changes nothing, so that a repeated request compares equal.
      expect(parseLead({ name, page })).toMatchObject({ name, page });
    }),
  );
});

test('keeps emoji and ё, and apostrophes and hyphens in names', () => {
  expect(parseLead({ name: '👨‍👩‍👧 Семён О’Нил-Оглы' }).name).toBe('👨‍👩‍👧 Семён О’Нил-Оглы');
});

describe('marketing marks', () => {
  it('are read from the body and from the query string that a cookie keeps; those of the body count first', () => {
    const utm = 'utm_source=ya&utm_medium=%D1%86';
    expect(parseLead({ utm, utm_source: 'vk', yclid: 5, colour: 'red' }).utm).toEqual({
      utm_source: 'vk',
      utm_medium: 'ц',
      yclid: '5',
    });
  });

  it('are dropped if they have no value or an invalid name, or after forty of them', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`utm_${index}`, 'x']));
    expect(
      parseLead({ utm: { 'utm source': 'a', utm_source: ' ', utm_medium: {}, utm_term: 't' } }).utm,
    ).toEqual({
      utm_term: 't',
    });
    expect(Object.keys(parseLead({ utm: many }).utm)).toHaveLength(40);
    expect(parseLead({ utm: ['utm_source'] }).utm).toEqual({});
  });
});

describe('consent', () => {
  it('to advertising is optional and has its own version', () => {
    const consent = { version: '2026-01', marketing: ' 2026-02 ' };
    expect(parseLead({ consent }).consent.marketing).toBe('2026-02');
    expect(parseLead({ consent: { ...consent, marketing: '' } }).consent.marketing).toBeUndefined();
    expect(findFault({ consent: { ...consent, marketing: 'v'.repeat(101) } })).toMatch(/^consent.marketing/);
  });
  it('takes precedence over `consent_version`', () =>
    expect(parseLead({ consent: { version: ' 2026-02 ' } }).consent).toEqual({
      version: '2026-02',
      at: undefined,
    }));

  it('may have a version of 100 characters', () => {
    expect(parseLead({ consent_version: 'v'.repeat(100) }).consent.version).toHaveLength(100);
    expect(findFault({ consent_version: 'v'.repeat(101) })).toMatch(/^consent_version/);
    expect(findFault({ consent: { version: ' ' } })).toMatch(/^consent.version must name .*согласие/);
  });
});
