import { expect, test } from 'vitest';
import { prius } from '../fixtures.ts';
import { formatLotCalendar } from './lotCalendar.ts';

const STAMP = new Date('2026-11-24T01:05:00Z');
const listLines = (over: Partial<typeof prius>) =>
  formatLotCalendar({ ...prius, ...over }, 'https://vvoz.example', STAMP)?.split('\r\n');

test('the event begins at the start of the auction in its local time', () => {
  expect(listLines({})).toContain('DTSTART:20261125T004000Z');
  expect(listLines({ type: 'europe' })).toContain('DTSTART:20261125T054000Z');
});
test('the event contains the lot, its auction and its page', () => {
  const lines = listLines({});
  expect(lines).toContain('UID:japan-prius@vvoz.example');
  expect(lines).toContain('LOCATION:USS Tokyo');
  expect(lines).toContain('DESCRIPTION:Лот 5123');
  expect(lines).toContain('URL:https://vvoz.example/cars/japan/prius');
  expect(lines?.find((line) => line.startsWith('SUMMARY:'))).toMatch(/^SUMMARY:Торги: Toyota Prius/);
});
test('a lot whose auction has no hour has no calendar file', () => {
  expect(listLines({ auctionDate: '2026-11-25' })).toBeUndefined();
  expect(listLines({ type: 'korean' })).toBeUndefined();
});
