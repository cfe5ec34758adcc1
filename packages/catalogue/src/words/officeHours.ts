import { joinRanges, NBSP } from './format.ts';

/** Seconds since midnight in Vladivostok; `days` from 1 (Monday) to 7, all when absent. */
export interface OfficeHours {
  readonly begin: number;
  readonly finish: number;
  readonly days?: readonly number[] | undefined;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
/** There is no daylight saving time in either zone (Federal law 107 of 2011, as amended). */
const VLADIVOSTOK_HOURS = 10;
/** Moscow time relative to Vladivostok time. */
export const MOSCOW_SHIFT_HOURS = -7;

const SHORT_DAYS = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'] as const;
const IN_DAYS = [
  'в понедельник',
  'во вторник',
  'в среду',
  'в четверг',
  'в пятницу',
  'в субботу',
  'в воскресенье',
] as const;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** 32 400 → «9:00». */
export function formatClock(seconds: number): string {
  const minutes = Math.floor((((seconds % DAY) + DAY) % DAY) / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

/** «пн–сб», «вт, чт», «ежедневно». */
export function formatDays(days: readonly number[] = EVERY_DAY): string {
  const sorted = days.toSorted((one, other) => one - other);
  if (sorted.length === EVERY_DAY.length) return 'ежедневно';
  const names = sorted.map((day) => SHORT_DAYS[day - 1] ?? '');
  const isRun = sorted.every((day, index) => index === 0 || day - (sorted[index - 1] ?? 0) === 1);
  return isRun && names.length > 2 ? joinRanges(`${names[0]}–${names.at(-1)}`) : names.join(', ');
}

/** «9:00–19:00», in a zone that is `shiftHours` ahead of Vladivostok. */
export function formatHours({ begin, finish }: OfficeHours, shiftHours = 0): string {
  const [from, to] = [begin, finish].map((seconds) => seconds + shiftHours * HOUR);
  const range = joinRanges(`${formatClock(from ?? 0)}–${formatClock(to ?? 0)}`);
  return (from ?? 0) < 0 ? `${range}, с вечера накануне` : range;
}

/** Reads day of the week and seconds since midnight in Vladivostok. */
function readLocalTime(now: Date) {
  const local = new Date(now.getTime() + VLADIVOSTOK_HOURS * HOUR * 1000);
  return {
    day: local.getUTCDay() || 7,
    seconds: local.getUTCHours() * HOUR + local.getUTCMinutes() * 60 + local.getUTCSeconds(),
  };
}

/** True between begin and finish (specification, section 4) on a working day. */
export function isManagerOnline({ begin, finish, days = EVERY_DAY }: OfficeHours, now: Date): boolean {
  const { day, seconds } = readLocalTime(now);
  return days.includes(day) && seconds >= begin && seconds < finish;
}

/** Finds the day on which the office next opens: «сегодня», «завтра», «в понедельник»; undefined without working days. */
function findOpening({ begin, days = EVERY_DAY }: OfficeHours, now: Date): string | undefined {
  const { day, seconds } = readLocalTime(now);
  const ahead = [0, 1, 2, 3, 4, 5, 6, 7].find(
    (count) => days.includes(((day - 1 + count) % 7) + 1) && (count > 0 || seconds < begin),
  );
  if (ahead === undefined) return undefined;
  return ahead === 0 ? 'сегодня' : ahead === 1 ? 'завтра' : IN_DAYS[(day - 1 + ahead) % 7];
}

/**
 * «во Владивостоке 14:05» and, outside working hours, when the manager answers again. `title` says the same without the
 * clock: «Ответим завтра с 9:00».
 */
export function describeOffice(
  hours: OfficeHours,
  now: Date,
): { readonly online: boolean; readonly title: string; readonly text: string } {
  const online = isManagerOnline(hours, now);
  const clock = `Во${NBSP}Владивостоке ${formatClock(readLocalTime(now).seconds)}.`;
  const opening = online ? undefined : findOpening(hours, now);
  if (opening === undefined)
    return { online, title: online ? 'Менеджер на связи' : 'Менеджера сейчас нет', text: clock };
  const moscow = formatClock(hours.begin + MOSCOW_SHIFT_HOURS * HOUR);
  return {
    online,
    title: `Ответим ${opening} с${NBSP}${formatClock(hours.begin)} по${NBSP}Владивостоку`,
    text: `${clock} Ответим ${opening} с${NBSP}${formatClock(hours.begin)}, по${NBSP}Москве с${NBSP}${moscow}.`,
  };
}
