/** A calendar file with one event, RFC 5545. */

/** What the event says; texts are plain, in any language. */
export interface IcsEvent {
  /** The same for the same event for ever: a second download moves it instead of doubling it. «lot-5123@example.ru». */
  readonly uid: string;
  /** When the file was made. */
  readonly stamp: Date;
  readonly start: Date;
  /** Whole minutes, one at least; 15 unless said otherwise. */
  readonly minutes?: number;
  readonly summary: string;
  readonly location?: string;
  readonly description?: string;
  /** Absolute address of the lot's page. */
  readonly url?: string;
}

export const ICS_TYPE = 'text/calendar; charset=utf-8';

const LINE_OCTETS = 75;
const encoder = new TextEncoder();
const octets = (text: string): number => encoder.encode(text).length;

/** What no content line may hold: RFC 5545, 3.1. A line break is no control here, it is escaped. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
/** Where a line would end inside a value that is not text. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const ANY_CONTROL = /[\u0000-\u001F\u007F]/g;

/** A value of type TEXT: RFC 5545, 3.3.11. Lone surrogates, which UTF-8 cannot carry, become U+FFFD. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(CONTROL, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** A value that is taken as it is: an address. */
const plainValue = (text: string): string => text.toWellFormed().replaceAll(ANY_CONTROL, '');

/** `20261125T004000Z`. Throws a RangeError for a Date that is none. */
const utc = (date: Date): string => `${date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`;

/** Lines of 75 octets at most, the next ones begin with a space; no character is cut in two. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const character of line) {
    const size = octets(character);
    if (used + size > LINE_OCTETS) {
      lines.push(current);
      current = ' ';
      used = 1;
    }
    current += character;
    used += size;
  }
  return [...lines, current].join('\r\n');
}

/** The file: CRLF, folded, in UTC, with an alarm an hour before. Throws a RangeError for an invalid date. */
export function icsOf(event: IcsEvent): string {
  const { uid, stamp, start, minutes = 15, summary, location, description, url } = event;
  const text = (name: string, value: string | undefined): readonly string[] =>
    value === undefined || value === '' ? [] : [`${name}:${escapeText(value)}`];
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vvoz//lot//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    ...text('UID', uid),
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DURATION:PT${Math.max(1, Math.round(minutes))}M`,
    ...text('SUMMARY', summary),
    ...text('LOCATION', location),
    ...text('DESCRIPTION', description),
    ...(url === undefined || url === '' ? [] : [`URL:${plainValue(url)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    ...text('DESCRIPTION', summary),
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}
