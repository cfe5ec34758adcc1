import { expect, test } from 'vitest';
import { replaceNbsp } from '../testing/replaceNbsp.ts';
import { formatCallBack } from './callBack.ts';

const OFFICE = { begin: 9 * 3600, finish: 19 * 3600, days: [1, 2, 3, 4, 5, 6] };
const DUTY = { begin: 19 * 3600, finish: 24 * 3600 };
const VLADIVOSTOK = 600;
const MOSCOW = 180;

// 23 November 2026 is a Monday. The office works from 2:00 to 12:00 in Moscow.
test.each([
  ['open, in the office’s own town', [OFFICE], '2026-11-23T04:00:00Z', VLADIVOSTOK, 'сегодня до 19:00'],
  ['closed in the evening', [OFFICE], '2026-11-23T10:00:00Z', VLADIVOSTOK, 'завтра после 9:00'],
  ['closed on Sunday', [OFFICE], '2026-11-21T10:00:00Z', VLADIVOSTOK, 'в понедельник после 9:00'],
  [
    'open, morning in Moscow',
    [OFFICE],
    '2026-11-23T07:00:00Z',
    MOSCOW,
    'сегодня до 12:00, по вашему времени',
  ],
  [
    'open, night in Moscow',
    [OFFICE],
    '2026-11-23T01:00:00Z',
    MOSCOW,
    'сегодня после 9:00, по вашему времени',
  ],
  [
    'closed, afternoon in Moscow',
    [OFFICE],
    '2026-11-23T12:00:00Z',
    MOSCOW,
    'завтра после 9:00, по вашему времени',
  ],
  ['the second shift', [OFFICE, DUTY], '2026-11-23T12:00:00Z', MOSCOW, 'сегодня до 17:00, по вашему времени'],
  [
    'the other side of the world',
    [OFFICE],
    '2026-11-23T12:00:00Z',
    -300,
    'сегодня после 18:00, по вашему времени',
  ],
  ['the opening minute', [OFFICE], '2026-11-22T23:00:00Z', VLADIVOSTOK, 'сегодня до 19:00'],
  ['shifts in another order', [DUTY, OFFICE], '2026-11-22T22:00:00Z', VLADIVOSTOK, 'сегодня после 9:00'],
  ['a shift until midnight', [DUTY], '2026-11-23T10:00:00Z', VLADIVOSTOK, 'сегодня до 21:00'],
  ['a shift until midnight, at 22:00', [DUTY], '2026-11-23T12:00:00Z', VLADIVOSTOK, 'завтра после 19:00'],
  [
    'a shift whose hours of the visitor’s day are over',
    [OFFICE],
    '2026-11-24T03:00:00Z',
    -300,
    'завтра после 18:00, по вашему времени',
  ],
  [
    'a shift that begins the evening before and goes on in the morning',
    [{ ...OFFICE, finish: 24 * 3600 }],
    '2026-11-23T18:00:00Z',
    0,
    'завтра после 9:00, по вашему времени',
  ],
  // No shift has hours of the visitor's day; the one of Monday is over.
  ['only nights', [OFFICE], '2026-11-23T09:30:00Z', -60, 'сегодня после 22:00, по вашему времени'],
  ['east of the office', [OFFICE], '2026-11-23T04:00:00Z', 720, 'сегодня до 21:00, по вашему времени'],
  [
    'once a week, after this week’s shift',
    [{ begin: 3600, finish: 7200, days: [1] }],
    '2026-11-22T23:30:00Z',
    VLADIVOSTOK,
    'в понедельник после 1:00',
  ],
  ['no hours', [{ ...OFFICE, finish: OFFICE.begin }], '2026-11-23T12:00:00Z', MOSCOW, undefined],
  ['no working days', [{ ...OFFICE, days: [] }], '2026-11-23T12:00:00Z', MOSCOW, undefined],
])('%s', (_, shifts, now, zone, text) => {
  const formatted = formatCallBack(shifts, new Date(now), zone);
  expect(formatted && replaceNbsp(formatted)).toBe(text);
});
