import { expect, onTestFinished, test, vi } from 'vitest';
import type { LogEntry } from '@vvoz/site-server/log/writeLog';
import { BUG_REPORTS, createReportRoute, POLICY_REPORTS } from './browserReportRoute.ts';

const PAGE = 'https://vvoz.example/japan/czeny-na-avto?q=%D0%90%D0%BD%D0%BD%D0%B0+79141234567';

const NOON = Date.parse('2026-11-22T12:00:00.000Z');

const oldReport = (blocked: string, directive = 'img-src') => ({
  'csp-report': {
    'document-uri': PAGE,
    'violated-directive': `${directive} 'self'`,
    'blocked-uri': blocked,
    'source-file': 'https://vvoz.example/_next/static/chunks/a-1.js',
    'line-number': 7,
    'script-sample': 'Анна +79141234567',
  },
});
const newReport = (blocked: string) => ({
  type: 'csp-violation',
  url: PAGE,
  user_agent: 'Firefox',
  body: {
    effectiveDirective: 'script-src-elem',
    blockedURL: blocked,
    documentURL: PAGE,
    sample: 'Анна',
  },
});

function open(kind = POLICY_REPORTS) {
  const log: LogEntry[] = [];
  const clock = { now: NOON };
  const route = createReportRoute(kind, { write: (entry) => log.push(entry), now: () => clock.now });
  const post = async (body: unknown) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (await route(new Request('http://main/api/policy-reports', { method: 'POST', body: text })))
      .status;
  };
  return { log, clock, post };
}

test('both forms of a report are logged, without visitor, query and sample', async () => {
  const { log, post } = open();
  expect(await post(oldReport('https://evil.example/a.gif?tel=79141234567'))).toBe(204);
  expect(await post([newReport('inline'), { type: 'deprecation', body: {} }])).toBe(204);
  const common = { level: 'warn', message: 'CSP violation', section: '/japan' };
  expect(log).toEqual([
    {
      ...common,
      directive: 'img-src',
      blocked: 'https://evil.example',
      source: '/_next/static/chunks/a-1.js:7',
    },
    { ...common, directive: 'script-src-elem', blocked: 'inline', source: '' },
  ]);
  expect(JSON.stringify(log)).not.toMatch(/7914|Анна|Firefox/);
});

test('the same report is logged once an hour', async () => {
  const { log, clock, post } = open();
  for (let turn = 0; turn < 3; turn += 1) await post(oldReport('data'));
  expect(log).toHaveLength(1);
  clock.now += 60 * 60_000 + 1;
  await post(oldReport('data'));
  expect(log).toHaveLength(2);
});

test('of a flood of different reports only some are logged each minute', async () => {
  const { log, clock, post } = open();
  for (let turn = 0; turn < 40; turn += 1)
    await post(Array.from({ length: 12 }, (_, n) => newReport(`https://a${turn}-${n}.example`)));
  expect(log).toHaveLength(20);
  clock.now += 60_001;
  await post(oldReport('https://later.example'));
  expect(log).toHaveLength(21);
});

test('repeated reports leave the lines of a minute to others', async () => {
  const { log, post } = open();
  for (let turn = 0; turn < 30; turn += 1) await post(oldReport('data'));
  await post(oldReport('https://other.example'));
  expect(log).toHaveLength(2);
});

test.each<[string, unknown]>([
  ['text', 'Анна'],
  ['a report of an extension', oldReport('chrome-extension://abc/x.js')],
  ['an invalid directive', oldReport('inline', 'Анна')],
  ['more than 16 kB', [newReport('inline'), 'x'.repeat(17_000)]],
  ['other JSON', { 'csp-report': 5 }],
  ['a list of nothing', [null, 5, {}]],
])('%s is answered, and not logged', async (_, body) => {
  const { log, post } = open();
  expect(await post(body)).toBe(204);
  expect(log).toEqual([]);
});

const bug = (message: string, file = 'https://vvoz.example/_next/static/chunks/a-1.js') => ({
  name: 'TypeError',
  message,
  stack: `TypeError: ${message}\n    at t (${file}:7:120)\n    at e (https://other.example/b.js:1:1)`,
  page: PAGE,
});

test('an error of our script is logged with its place, without what a visitor has typed', async () => {
  const { log, post } = open(BUG_REPORTS);
  const read = "Cannot read properties of undefined (reading 'price')";
  expect(await post(bug(read))).toBe(204);
  await post(bug('Unexpected token А, "Анна Ivanova +79141234567" is not valid JSON'));
  await post(bug('Invalid tel 8 914 123-45-67'));
  const common = {
    level: 'warn',
    message: 'Browser error',
    name: 'TypeError',
    source: '/_next/static/chunks/a-1.js:7:120',
    section: '/japan',
  };
  expect(log).toEqual([
    { ...common, text: read },
    { ...common, text: 'Unexpected token …, … is not valid JSON' },
    { ...common, text: 'Invalid tel # # #-#-#' },
  ]);
});

test('errors of extensions and of other hosts’ scripts are not logged', async () => {
  const { log, post } = open(BUG_REPORTS);
  for (const file of ['chrome-extension://abc/x.js', 'https://mc.yandex.ru/watch.js', 'Анна'])
    expect(await post(bug('x', file))).toBe(204);
  expect(log).toEqual([]);
});

test('a report is logged again after an hour when the clock has been set back', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON });
  onTestFinished(() => void vi.useRealTimers());
  const log: LogEntry[] = [];
  const route = createReportRoute(POLICY_REPORTS, { write: (entry) => log.push(entry) });
  const post = () =>
    route(new Request('http://main/', { method: 'POST', body: JSON.stringify(oldReport('data')) }));
  await post();
  vi.setSystemTime(NOON - 24 * 60 * 60_000);
  await post();
  expect(log).toHaveLength(1);
  vi.advanceTimersByTime(60 * 60_000 + 1);
  await post();
  expect(log).toHaveLength(2);
});
