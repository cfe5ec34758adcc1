/**
 * `all`: also counters, support chats, marketing marks and figures about the speed of pages. `necessary`: only what the site
 * itself needs.
 */
export type ConsentChoice = 'all' | 'necessary';

/** Version of the notice. Increase it when the consent covers something else: every visitor is then asked again. */
const CONSENT_VERSION = 2;
/** How long a choice is remembered, days. */
const CONSENT_DAYS = 365;

const RECORD = /^(\d{1,4})\.(\d{4}-\d\d-\d\d)\.(all|necessary)$/;
const DAY_MS = 86_400_000;

/** Formats a choice for storage: version, date (UTC), choice. */
export const formatConsent = (choice: ConsentChoice, now: Date): string =>
  [CONSENT_VERSION, now.toISOString().slice(0, 10), choice].join('.');

/** Reads a stored choice; undefined when there is none, or it is of another version, from the future or expired. */
export function parseConsent(text: string, now: Date): ConsentChoice | undefined {
  const [, version, day, choice] = RECORD.exec(text) ?? [];
  if (Number(version) !== CONSENT_VERSION || (choice !== 'all' && choice !== 'necessary')) return undefined;
  const age = (now.getTime() - Date.parse(`${day}T00:00:00Z`)) / DAY_MS;
  return age >= 0 && age < CONSENT_DAYS ? choice : undefined;
}
