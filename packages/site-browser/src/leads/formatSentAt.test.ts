import { expect, onTestFinished, test, vi } from 'vitest';
import { replaceNbsp } from '@vvoz/catalogue/testing/replaceNbsp';
import { formatSentAt } from './formatSentAt.ts';

test.each([
  ['2026-11-25T04:05:00Z', 600, '25 ноября, 14:05'],
  ['2026-12-31T20:30:00Z', 180, '31 декабря, 23:30'],
  ['2026-12-31T14:00:00Z', 600, '1 января, 0:00'],
  ['2026-03-01T02:09:00Z', -180, '28 февраля, 23:09'],
])('%s is, %i minutes ahead of UTC, %s', (at, zone, text) => {
  expect(replaceNbsp(formatSentAt(new Date(at), zone))).toBe(text);
});

test('the clock of the device counts', () => {
  vi.stubEnv('TZ', 'Asia/Vladivostok');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(replaceNbsp(formatSentAt(new Date('2026-07-02T21:04:00Z')))).toBe('3 июля, 7:04');
});
