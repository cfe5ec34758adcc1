import { expect, test } from 'vitest';
import { formatConsent, parseConsent } from './consentRecord.ts';

const GIVEN = new Date('2026-11-22T23:30:00Z');

test('a choice has its version and date', () => {
  expect(formatConsent('all', GIVEN)).toBe('2.2026-11-22.all');
});

test.each<[string, string, string | undefined]>([
  ['2.2026-11-22.all', '2026-11-22T23:30:00Z', 'all'],
  ['2.2026-11-22.necessary', '2027-11-21T23:59:59Z', 'necessary'],
  ['2.2026-11-22.all', '2027-11-22T00:00:00Z', undefined],
  ['2.2026-11-22.all', '2026-11-21T23:59:59Z', undefined],
  ['1.2026-11-22.all', '2026-11-22T23:30:00Z', undefined],
  ['3.2026-11-22.all', '2026-11-22T23:30:00Z', undefined],
  ['2.2026-11-22.some', '2026-11-22T23:30:00Z', undefined],
  ['2.2026-99-99.all', '2026-11-22T23:30:00Z', undefined],
  ['', '2026-11-22T23:30:00Z', undefined],
])('the record %j is read on %s as %s', (text, now, choice) => {
  expect(parseConsent(text, new Date(now))).toBe(choice);
});
