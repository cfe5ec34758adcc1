import { expect, onTestFinished, test, vi } from 'vitest';
import { countView, formatViews, readViews } from './countView.ts';

test.each([
  ['', 0],
  ['vvoz_views=2026-11-22.3', 3],
  ['a=b; vvoz_views=2026-11-22.12; c=d', 12],
  ['vvoz_views=2026-11-21.9', 0],
  ['xvvoz_views=2026-11-22.9', 0],
  ['vvoz_views=2026-11-22.many', 0],
  ['vvoz_views=', 0],
])('the cookies %j hold %d views of the day', (cookies, views) => {
  expect(readViews(cookies, '2026-11-22')).toBe(views);
});

test('a written count can be read', () => {
  const [cookie = ''] = formatViews('2026-11-22', 41).split(';');
  expect(readViews(cookie, '2026-11-22')).toBe(41);
});

test('views of one day add up; a new date starts at zero', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.useFakeTimers({ now: new Date(2026, 0, 5, 23, 59) });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  countView();
  countView();
  expect(page.cookie).toBe('vvoz_views=2026-01-05.2; path=/; max-age=86400; samesite=lax');
  vi.setSystemTime(new Date(2026, 0, 6, 0, 1));
  countView();
  expect(page.cookie).toMatch(/^vvoz_views=2026-01-06\.1;/);
});

test('the day is that of the visitor’s clock', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  vi.stubEnv('TZ', 'Asia/Vladivostok');
  vi.useFakeTimers({ now: Date.parse('2026-01-05T20:00:00Z') });
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
  countView();
  expect(page.cookie).toMatch(/^vvoz_views=2026-01-06\.1;/);
});
