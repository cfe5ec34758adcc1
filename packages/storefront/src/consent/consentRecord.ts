/** `all`: counters, support chats and marketing marks too; `necessary`: what the site itself needs. */
export type ConsentChoice = 'all' | 'necessary';

/** Version of the notice. A change of what a visitor agrees to is a new version, and asks everybody again. */
const CONSENT_VERSION = 1;
/** How long a choice is remembered, days. */
const CONSENT_DAYS = 365;

const RECORD = /^(\d{1,4})\.(\d{4}-\d\d-\d\d)\.(all|necessary)$/;
const DAY_MS = 86_400_000;

/** Formats a choice as the device keeps it: version, date (UTC), choice. */
export const formatConsent = (choice: ConsentChoice, now: Date): string =>
  [CONSENT_VERSION, now.toISOString().slice(0, 10), choice].join('.');

/** Reads a kept choice; undefined for none, one of another version, one from the future and one that has expired. */
export function parseConsent(text: string, now: Date): ConsentChoice | undefined {
  const [, version, day, choice] = RECORD.exec(text) ?? [];
  if (Number(version) !== CONSENT_VERSION || (choice !== 'all' && choice !== 'necessary')) return undefined;
  const age = (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / DAY_MS;
  return age >= 0 && age < CONSENT_DAYS ? choice : undefined;
}
