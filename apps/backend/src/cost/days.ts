const DAY_MS = 86_400_000;

/** The day (YYYY-MM-DD) that many days later, or earlier if `days` is negative. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
