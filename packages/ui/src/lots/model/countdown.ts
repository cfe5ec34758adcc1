import { NBSP, pluralize } from '@vvoz/catalogue/words/format';

const MINUTE = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * The time left until an instant, both in ms since 1970: «через 2 дня 4 ч», «через 15 ч 40 мин», «меньше чем через
 * минуту»; undefined after it. Minutes are rounded down, and omitted when there are days.
 */
export function formatCountdown(at: number, now: number): string | undefined {
  if (!(now < at)) return undefined;
  const minutes = Math.floor((at - now) / MINUTE);
  if (minutes === 0) return `меньше чем через${NBSP}минуту`;
  const days = Math.floor(minutes / DAY);
  const hours = Math.floor((minutes % DAY) / HOUR);
  const rest = days > 0 ? 0 : minutes % HOUR;
  const parts = [
    days > 0 ? `${days}${NBSP}${pluralize(days, ['день', 'дня', 'дней'])}` : undefined,
    hours > 0 ? `${hours}${NBSP}ч` : undefined,
    rest > 0 ? `${rest}${NBSP}мин` : undefined,
  ];
  return `через${NBSP}${parts.filter((part) => part !== undefined).join(NBSP)}`;
}

/** ms until the text may change, which is after the next whole minute; undefined after the start. */
export function getMsUntilNextText(at: number, now: number): number | undefined {
  if (!(now < at)) return undefined;
  return ((at - now) % MINUTE) + 1;
}
