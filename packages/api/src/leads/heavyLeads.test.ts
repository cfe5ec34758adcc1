import { expect, test } from 'vitest';
import { leadRequestSchema } from './leadSchemas.ts';

/** A body may have 64 KiB. */
const MAX_BODY = 65_536;
/**
 * Processor time for reading one lead, ms. It takes 5 to 20; a pattern of quadratic time takes 1,000 to 7,000. The
 * limit is far from both, so that a busy machine does not break the test.
 */
const MAX_MS = 500;

const HEAVY: Readonly<Record<string, string>> = {
  blanks: ' ',
  tabs: '\t',
  'no-break spaces': '\u00A0',
  'blanks and line breaks': ' \n',
  'line breaks': '\n',
  'carriage returns': '\r',
  'combining marks': '\u0301',
  'combining marks out of order': '\u0301\u0323',
  'characters without a width': '\u200B',
  'repeated letters': 'я',
  ampersands: '&',
  hyphens: '-',
};
const FIELDS =
  'tel name message type lead_id page host token roistat_visit trace utm utm_source idempotency_key consent_version ip'.split(
    ' ',
  );

const cases = Object.entries(HEAVY).flatMap(([name, letters]) => {
  // Letters at both ends, because blanks there are trimmed before any pattern runs.
  const text = `e${letters.repeat(Math.floor(MAX_BODY / letters.length))}x`;
  return [
    ...FIELDS.map((field) => [field, name, { [field]: text }] as const),
    ['consent', name, { consent: { version: text, at: text } }] as const,
    ['utm by name', name, { utm: { [text]: text } }] as const,
    ['trace as an object', name, { trace: { [text]: text } }] as const,
    ['lot', name, { lot: { [text]: text } }] as const,
    ['receipt', name, { receipt: { lines: [text, { [text]: text }] } }] as const,
    ['the name of a field', name, { [text]: text }] as const,
  ];
});

test.each(cases)('%s of 64 kB of %s is read quickly', (_field, _name, fields) => {
  const begun = process.cpuUsage();
  leadRequestSchema.safeParse({ tel: '+79141234567', consent_version: '2026-01', ...fields });
  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(MAX_MS);
});

test('drops a message of blanks; rejects, and does not cut, one with too many blanks', () => {
  const read = (message: string) =>
    leadRequestSchema.safeParse({ tel: '+79141234567', consent_version: '2026-01', message });
  expect(read(' '.repeat(MAX_BODY)).data?.message).toBe('');
  expect(read(`а${' '.repeat(MAX_BODY)}б`).error?.issues[0]?.message).toContain('4000 characters');
  expect(read(`а${' \t'.repeat(2000)}\n${'\n'.repeat(5)}б`).data?.message).toBe('а\n\nб');
});

test('removes marks beyond 30 per letter', () => {
  const { data } = leadRequestSchema.safeParse({
    tel: '+79141234567',
    consent_version: '2026-01',
    name: `Анна е\u0308 ${'x'}${'\u0316'.repeat(60)}`,
  });
  expect(data?.name).toBe(`Анна ё x${'\u0316'.repeat(30)}`);
});
