/** A calendar file with one event, RFC 5545. */

/** Content of the event; texts are plain, in any language. */
export interface IcsEvent {
  /** Stable for an event: a second download updates it instead of duplicating it. «lot-5123@example.ru». */
  readonly uid: string;
  /** When the file was created. */
  readonly stamp: Date;
  readonly start: Date;
  /** Duration in whole minutes, at least one; 15 by default. */
  readonly minutes?: number;
  readonly summary: string;
  readonly location?: string;
  readonly description?: string;
  /** Absolute address of the lot page. */
  readonly url?: string;
}

export const ICS_TYPE = 'text/calendar; charset=utf-8';

const LINE_OCTETS = 75;
const encoder = new TextEncoder();
const countOctets = (text: string): number => encoder.encode(text).length;

/** Characters forbidden in a content line (RFC 5545, 3.1). Line breaks are not included: they are escaped. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
/** Also matches line breaks, which would end the line in a value that is not text. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const ANY_CONTROL = /[\u0000-\u001F\u007F]/g;

/** Escapes a value of type TEXT (RFC 5545, 3.3.11). Lone surrogates, which UTF-8 cannot encode, become U+FFFD. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(CONTROL, '')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Cleans a value that is not escaped, such as an address. */
const stripControls = (text: string): string => text.toWellFormed().replaceAll(ANY_CONTROL, '');

/** `20261125T004000Z`. Throws RangeError for an invalid Date. */
const formatUtc = (date: Date): string => `${date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')}`;

/** Folds a line after at most 75 octets without splitting a character; continuation lines begin with a space. */
function foldLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  let used = 0;
  for (const character of line) {
    const size = countOctets(character);
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

/** Formats the file: CRLF, folded lines, UTC, an alarm one hour before. Throws RangeError for an invalid date. */
export function formatIcs(event: IcsEvent): string {
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
    `DTSTAMP:${formatUtc(stamp)}`,
    `DTSTART:${formatUtc(start)}`,
    `DURATION:PT${Math.max(1, Math.round(minutes))}M`,
    ...text('SUMMARY', summary),
    ...text('LOCATION', location),
    ...text('DESCRIPTION', description),
    ...(url === undefined || url === '' ? [] : [`URL:${stripControls(url)}`]),
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    ...text('DESCRIPTION', summary),
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(foldLine)
    .join('\r\n');
}
