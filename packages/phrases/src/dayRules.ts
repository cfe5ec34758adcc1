import { FIVE_YEARS, MONTHS_A_YEAR, THREE_YEARS } from '@vvoz/law/ages';
import { getAuctionToday } from '@vvoz/catalogue/dates/auctionDay';
import { getAuctionYear } from '@vvoz/catalogue/lots/years';
import { DEFAULT_CATALOGUE_TYPE } from '@vvoz/catalogue/types/catalogueTypes';
import { formatLocalDate } from '@vvoz/catalogue/words/format';
import { invertTable } from './adjectives.ts';
import { addClaim, getFreeText, type Attempt } from './attempt.ts';
import type { UnderstandContext } from './phraseTypes.ts';

/** The current year in the time zone of the auctions. */
export const getCurrentYear = ({ type = DEFAULT_CATALOGUE_TYPE, now }: UnderstandContext): number =>
  getAuctionYear(type, now);

/** Claims «проходной»: the years with the lowest customs duty. */
export function claimPassingYears(attempt: Attempt, index: number): void {
  if (!/^проходн(ой|ая|ое|ые|ых|ого|ую)$/.test(getFreeText(attempt, index))) return;
  const year = getCurrentYear(attempt.context);
  const range = attempt.context.passingYears ?? {
    min: year - FIVE_YEARS / MONTHS_A_YEAR,
    max: year - THREE_YEARS / MONTHS_A_YEAR,
  };
  const years = [...new Set([range.min, range.max])].filter((end) => end !== undefined).join('–');
  addClaim(attempt, [index], { kind: 'passing', label: `проходной: ${years}`, range });
}

const DAY_MS = 86_400_000;
/** Keys: number of days from today. */
const NEAR_DAYS = invertTable({ 0: 'сегодня', 1: 'завтра', 2: 'послезавтра' });
/** Keys: days of the week as `Date.getUTCDay` counts them. */
const WEEKDAYS = invertTable({
  0: 'воскресенье воскресенья',
  1: 'понедельник понедельника',
  2: 'вторник вторника',
  3: 'среда среду среды',
  4: 'четверг четверга',
  5: 'пятница пятницу пятницы',
  6: 'суббота субботу субботы',
});

/** Claims «завтра», «в среду»: the next such day in the time zone of the auctions, or today. */
export function claimDay(attempt: Attempt, index: number): void {
  const text = getFreeText(attempt, index);
  const daysFromToday = NEAR_DAYS.get(text);
  const weekday = WEEKDAYS.get(text);
  if (daysFromToday === undefined && weekday === undefined) return;
  const { type = DEFAULT_CATALOGUE_TYPE, now } = attempt.context;
  const today = Date.parse(`${getAuctionToday(type, now)}T00:00:00Z`);
  const days =
    daysFromToday === undefined
      ? (Number(weekday) - new Date(today).getUTCDay() + 7) % 7
      : Number(daysFromToday);
  const date = new Date(today + days * DAY_MS).toISOString().slice(0, 10);
  addClaim(attempt, [index], { kind: 'day', label: formatLocalDate(date), lists: { day: [date] } });
}
