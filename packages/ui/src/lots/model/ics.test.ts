import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatIcs } from './ics.ts';
import type { IcsEvent } from './ics.ts';

const event: IcsEvent = {
  uid: 'lot-5123@vvoz.example',
  stamp: new Date('2026-11-24T01:05:00Z'),
  start: new Date('2026-11-25T00:40:00Z'),
  summary: 'Торги: Toyota Prius ZVW51, лот 5123',
  location: 'USS Tokyo',
  url: 'https://vvoz.example/cars/japan/5123?city=omsk,tomsk;x',
};
const octets = (text: string) => new TextEncoder().encode(text).length;
/** Unfolds the lines, as a calendar does. */
const unfoldLines = (ics: string) => ics.replaceAll('\r\n ', '').split('\r\n');
const value = (ics: string, name: string) =>
  unfoldLines(ics)
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1);
const unescape = (text: string | undefined) =>
  text?.replaceAll(/\\(?<sign>[\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

test('an event lasts a minute at least, and a blank address has no line', () => {
  const ics = formatIcs({ ...event, minutes: 0.2, url: '' });
  expect(value(ics, 'DURATION')).toBe('PT1M');
  expect(ics).not.toContain('URL:');
});

test('a backslash is escaped', () =>
  expect(value(formatIcs({ ...event, summary: String.raw`a\nb` }), 'SUMMARY')).toBe(String.raw`a\\nb`));

test('writes the event of a lot', () => {
  expect(unfoldLines(formatIcs(event))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//vvoz//lot//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:lot-5123@vvoz.example',
    'DTSTAMP:20261124T010500Z',
    'DTSTART:20261125T004000Z',
    'DURATION:PT15M',
    String.raw`SUMMARY:Торги: Toyota Prius ZVW51\, лот 5123`,
    'LOCATION:USS Tokyo',
    'URL:https://vvoz.example/cars/japan/5123?city=omsk,tomsk;x',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    String.raw`DESCRIPTION:Торги: Toyota Prius ZVW51\, лот 5123`,
    'TRIGGER:-PT1H',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

describe('unusual text', () => {
  test('cannot end a line or begin a property', () => {
    const ics = formatIcs({
      ...event,
      summary: 'A\r\nDTSTART:19700101T000000Z\nB\rC',
      url: 'https://x\r\nATTENDEE:mailto:a@b',
    });
    expect(value(ics, 'SUMMARY')).toBe(String.raw`A\nDTSTART:19700101T000000Z\nB\nC`);
    expect(value(ics, 'URL')).toBe('https://xATTENDEE:mailto:a@b');
    expect(unfoldLines(ics).filter((line) => line.startsWith('DTSTART'))).toHaveLength(1);
  });
  test('loses characters that UTF-8 or calendars cannot carry', () => {
    expect(value(formatIcs({ ...event, summary: 'a\u0000b\u007Fc\uD83D' }), 'SUMMARY')).toBe('abc\uFFFD');
  });
  test('writes no line for an absent text', () => {
    const { location: _, url: __, ...bare } = event;
    expect(formatIcs({ ...bare, description: '' })).not.toMatch(/LOCATION|URL|^DESCRIPTION:\r/m);
  });
  test('is folded after 75 octets, later lines after 74 and a space', () => {
    const fold = (length: number) =>
      formatIcs({ ...event, description: 'x'.repeat(length) })
        .split('\r\n')
        .filter((line) => /^(?:DESCRIPTION:| )x+$/.test(line))
        .map(({ length: octetCount }) => octetCount);
    expect(fold(63)).toEqual([75]);
    expect(fold(64)).toEqual([75, 2]);
    expect(fold(63 + 74)).toEqual([75, 75]);
    expect(fold(63 + 75)).toEqual([75, 75, 2]);
  });
  test('throws for an invalid date', () => {
    expect(() => formatIcs({ ...event, start: new Date('скоро') })).toThrow(RangeError);
  });
});

describe('any text', () => {
  const words = fc.string({ unit: 'binary', maxLength: 400 }).filter((text) => !/\r/.test(text));
  const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

  test('lines end with CRLF and hold at most 75 octets of whole characters', () => {
    fc.assert(
      fc.property(words, words, day, (summary, description, start) => {
        const ics = formatIcs({ ...event, summary, description, start });
        expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
        expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        for (const line of ics.split('\r\n')) {
          expect(octets(line)).toBeLessThanOrEqual(75);
          expect(line.isWellFormed()).toBe(true);
        }
      }),
    );
  });
  test('texts can be parsed back, except unsupported characters', () => {
    fc.assert(
      fc.property(words, (description) => {
        const read = unescape(value(formatIcs({ ...event, description }), 'DESCRIPTION')) ?? '';
        // oxlint-disable-next-line no-control-regex -- calendars have no control characters
        const readBack = description.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '');
        // The alarm has a description too, the first one where the event has none.
        expect(description === '' ? '' : read).toBe(readBack);
      }),
    );
  });
  test('the start is the instant', () => {
    fc.assert(
      fc.property(day, (start) => {
        const [, y, mo, d, h, mi, s] =
          /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(
            value(formatIcs({ ...event, start }), 'DTSTART') ?? '',
          ) ?? [];
        const read = Date.UTC(Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi), Number(s));
        expect(read).toBe(Math.floor(start.getTime() / 1000) * 1000);
      }),
    );
  });
});
