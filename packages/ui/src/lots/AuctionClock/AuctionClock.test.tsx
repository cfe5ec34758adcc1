import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuctionClock } from './AuctionClock.tsx';

const NOW = Date.parse('2026-11-24T11:05:00+10:00');
const text = (auctionDate: string | undefined, now = NOW) =>
  renderToStaticMarkup(<AuctionClock auctionDate={auctionDate} now={now} calendarHref="/lot.ics" />)
    .replaceAll(/<svg.*?<\/svg>|<[^>]*>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('says all without JavaScript', () => {
  expect(text('2026-11-25T09:40:00')).toBe(
    'Торги через 23 ч 35 мин ср 25 ноя, 09:40 Японии 10:40 Владивостока · 03:40 Москвы В календарь',
  );
});
test('offers no calendar file for what has begun, has no hour or no date', () => {
  expect(text('2026-11-24T09:40:00')).toMatch(/^Торги уже начались .*Москвы$/);
  expect(text('2026-11-27')).toBe('Торги, час не назначен пт 27 ноя');
  expect(text(undefined)).toBe('Дата торгов не назначена');
});
