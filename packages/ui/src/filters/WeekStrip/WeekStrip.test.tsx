import { listAuctionWeeks } from '@vvoz/catalogue/dates/auctionWeek';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { auction, parseQuery, saturday, weeks } from '../fixtures.ts';
import { WeekStrip, type WeekStripProps } from './WeekStrip.tsx';

const render = (shown: WeekStripProps['weeks'], search = '') =>
  renderToStaticMarkup(
    <WeekStrip weeks={shown} query={parseQuery(search)} options={undefined} noun={auction.noun} />,
  );
const listInputs = (html: string, type: string): readonly string[] =>
  [...html.matchAll(/<input[^>]*>/g)].map(([tag]) => tag).filter((tag) => tag.includes(`type="${type}"`));
const readValues = (tags: readonly string[]) => tags.map((tag) => /value="([^"]*)"/.exec(tag)?.[1]);

test('shows seven days without a week name for one week', () => {
  const html = render(weeks);
  expect(listInputs(html, 'checkbox')).toHaveLength(7);
  expect(html.match(/<fieldset/g)).toHaveLength(1);
  expect(html).not.toContain('Эта неделя');
});

test('shows both weeks with their names on the weekend', () => {
  const html = render(saturday, 'auction_date_interval=2026-12-02');
  const boxes = listInputs(html, 'checkbox');
  expect(html.match(/<legend[^>]*>[^<]+/g)?.map((tag) => tag.replace(/.*>/, ''))).toEqual([
    'День аукциона',
    'Эта неделя',
    'Следующая неделя',
  ]);
  expect(boxes.every((tag) => tag.includes('name="auction_date_interval[]"'))).toBe(true);
  expect(readValues(boxes.filter((tag) => !tag.includes('disabled')))).toEqual([
    '2026-11-28',
    '2026-11-29',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
  ]);
  expect(readValues(boxes.filter((tag) => tag.includes('checked')))).toEqual(['2026-12-02']);
});

test('keeps a selected day of a hidden week in the form', () => {
  const search = 'auction_date_interval=2026-12-02,2026-12-09';
  expect(readValues(listInputs(render(saturday, search), 'hidden'))).toEqual(['2026-12-09']);
  expect(readValues(listInputs(render(weeks, search), 'hidden'))).toEqual(['2026-12-02', '2026-12-09']);
});

test('later weeks are shown when one of their days is chosen, else on a press', () => {
  const shown = listAuctionWeeks('2026-11-24', '2026-12-09');
  expect(listInputs(render(shown), 'checkbox')).toHaveLength(7);
  expect(listInputs(render(shown, 'auction_date_interval=2026-12-09'), 'checkbox')).toHaveLength(21);
});
