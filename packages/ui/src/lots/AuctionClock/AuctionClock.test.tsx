import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AuctionClock, type AuctionClockProps } from './AuctionClock.tsx';

const NOW = Date.parse('2026-11-24T11:05:00+10:00');
const renderText = (lot: AuctionClockProps['lot'], now = NOW) =>
  renderToStaticMarkup(<AuctionClock lot={lot} now={now} calendarHref="/lot.ics" />)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u00A0', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
const renderJapaneseClock = (auctionDate?: string) =>
  renderText({ type: 'japan', ...(auctionDate === undefined ? {} : { auctionDate }) });

test('shows all times without JavaScript', () => {
  expect(renderJapaneseClock('2026-11-25T09:40:00')).toBe(
    'Торги через 23 ч 35 мин ср 25 ноя, 09:40 по Токио 10:40 по Владивостоку · 03:40 по Москве В календарь',
  );
});
test('offers no calendar file after the start, without an hour or without a date', () => {
  expect(renderJapaneseClock('2026-11-24T09:40:00')).toMatch(/^Торги уже начались .*по Москве$/);
  expect(renderJapaneseClock('2026-11-27')).toBe('Торги, час не назначен пт 27 ноя');
  expect(renderJapaneseClock()).toBe('Дата торгов не назначена');
});
test('shows the local time of a European auction, five hours later than the same time in Japan', () => {
  const auctionDate = '2026-11-25T09:40:00';
  expect(renderText({ type: 'europe', auctionDate })).toBe(
    'Торги через 1 день 4 ч ср 25 ноя, 09:40 по Тбилиси 15:40 по Владивостоку · 08:40 по Москве В календарь',
  );
});
