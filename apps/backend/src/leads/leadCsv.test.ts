import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsvCell, formatCsvHeader, formatCsvLead, formatCsvRow } from './leadCsv.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

/** Parses CSV (RFC 4180). */
function parse(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain = '', end = ''] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g,
  )) {
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows.slice(0, -1);
}

test('every value survives writing and parsing, except for formulas', () => {
  const word = fc.string().filter((text) => !/(^|[;\t\r\n])[\s'"]*[=+\-@|%\t\r]/.test(text));
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (values) => {
      expect(parse(formatCsvRow(values))).toEqual([values]);
    }),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-2+3', "'-2+3"],
  ['@cmd', "'@cmd"],
  [' =1', "' =1"],
  ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
  ['\t=1', "'\t'=1"],
  ['Анна;=1+1', `"Анна;'=1+1"`],
  ['a; "-2', `"a;' ""-2"`],
  ['раз\n@два', `"раз\n'@два"`],
  ['＝1+1', "'＝1+1"],
  ['раз-два = три', 'раз-два = три'],
  ['+79141234567', '+79141234567'],
  ['+7914=1', "'+7914=1"],
  ['О"Нил', '"О""Нил"'],
  ['', ''],
])('%s is written as %s', (value, written) => {
  expect(formatCsvCell(value)).toBe(written);
});

test('a row has as many columns as the header, which begins with a byte-order mark', () => {
  const text =
    formatCsvHeader() +
    formatCsvLead({ lead: createSampleLead({ message: 'раз,\nдва "три"' }), deliveries: [] });
  expect(text.startsWith('\uFEFFid,')).toBe(true);
  const [head, row] = parse(text.slice(1));
  expect(row).toHaveLength(head?.length ?? 0);
  expect(row?.[head?.indexOf('message') ?? -1]).toBe('раз,\nдва "три"');
  expect(row?.[head?.indexOf('tel') ?? -1]).toBe('+79141234567');
});

test('a lead without lot, receipt and deliveries has empty cells; deliveries are listed by state', () => {
  const lead = createSampleLead({ lot: undefined, receipt: undefined });
  const columns = parse(formatCsvHeader().slice(1))[0] ?? [];
  const read = (deliveries: Parameters<typeof formatCsvLead>[0]['deliveries']) => {
    const cells = parse(formatCsvLead({ lead, deliveries }))[0] ?? [];
    return Object.fromEntries(columns.map((name, at) => [name, cells[at]]));
  };
  expect(read([])).toMatchObject({ lot: '', receipt: '', deliveries: '' });
  const delivery = {
    lead_id: lead.id,
    target: 'smtp',
    state: 'dead' as const,
    attempts: 1,
    next_at: '',
    last_error: '',
    claimed_until: '',
    outcome: '',
  };
  const both = [delivery, { ...delivery, target: 'webhook', state: 'pending' as const, outcome: 'won' }];
  expect(read(both as never)).toMatchObject({
    outcomes: 'webhook:won',
    deliveries: 'smtp:dead webhook:pending',
  });
});
