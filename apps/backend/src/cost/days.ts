const DAY_MS = 86_400_000;

/** Results of `addDays`: a catalogue has few days, each of which many lots share. */
const later = new Map<string, string>();
const MAX_DAYS = 10_000;

/** The day (YYYY-MM-DD) that many days later, or earlier if `days` is negative. */
export function addDays(day: string, days: number): string {
  const key = `${day} ${days}`;
  const known = later.get(key);
  if (known !== undefined) return known;
  const result = new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
  if (later.size >= MAX_DAYS) later.clear();
  later.set(key, result);
  return result;
}
