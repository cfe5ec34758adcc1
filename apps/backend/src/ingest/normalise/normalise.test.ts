import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeEntities } from '../../lib/decodeEntities.ts';
import { parseFeedNumber } from './feedNumber.ts';
import { parseKuzovCode } from './kuzovCode.ts';
import { parseModelYear } from './modelYear.ts';
import { readNoteText } from './noteText.ts';
import { readPowers } from './power.ts';
import { tidy, toUpperName } from './tidyText.ts';

test.each([
  ['NZE121', 'NZE121'],
  [' zvw50 ', 'ZVW50'],
  ['DBA-GRX133-AETTH', 'GRX133'],
  ['DBA-GRX133', 'GRX133'],
  ['GRX133-AETTH', 'GRX133'],
  ['6AA-MXWH60', 'MXWH60'],
  ['3BA-JB64W-JXGR', 'JB64W'],
  ['5BA-GK3', 'GK3'],
  ['2RG-FE82D', 'FE82D'],
  ['E-AE101', 'AE101'],
  ['GH-937AB', '937AB'],
  ['DBA-204049C', '204049C'],
  ['ZAA-ZE1-201034', 'ZE1'],
  ['ZVW50-8012345', 'ZVW50'],
  ['JBK-SC54', 'SC54'],
  ['ZE1', 'ZE1'],
  ['DBA-GBDKL-XFGWF', 'GBDKL'],
  ['CBA-AUCJZ', 'AUCJZ'],
  ['DBA-SKE-SAMQP', 'SKE'],
  ['SKE-SAMQP', 'SKE'],
  ['EBL-HAA', 'HAA'],
  ['UA-BPFP-FSAVM', 'BPFP'],
  ['N-BOX', 'N-BOX'],
  ['6AA-PC200-8', 'PC200-8'],
  ['PC200-8', 'PC200-8'],
  ['NV-350', 'NV-350'],
  ['D:5', 'D:5'],
  ['DBA- GRX133', 'GRX133'],
  ['--GRX133--', 'GRX133'],
  ['DBA-AB', 'DBA-AB'],
  ['SKE-SAM', 'SKE-SAM'],
  ['AB-SAMQP', 'AB-SAMQP'],
  ['-', ''],
  ['', ''],
])('body code %j is %j', (text, code) => {
  expect(parseKuzovCode(text)).toBe(code);
});

test('reading a normalised body code again does not change it', () => {
  const part = fc.stringMatching(/^[A-Z0-9]{1,7}$/);
  fc.assert(
    fc.property(part, part, part, (a, b, c) => {
      const once = parseKuzovCode([a, b, c].join('-'));
      expect(once).not.toBe('');
      if (!once.includes('-')) expect(parseKuzovCode(once)).toBe(once);
    }),
  );
});

test.each([
  ['98', [98]],
  ['85kW', [116]],
  ['85 KW', [116]],
  ['110 кВт', [150]],
  ['98PS', [98]],
  ['98 hp', [98]],
  ['150 л.с.', [150]],
  ['72.5', [73]],
  ['280,294,313', [280, 294, 313]],
  ['64, 52,64', [52, 64]],
  ['0,98', [98]],
  ['98,-', [98]],
  ['0', []],
  ['', []],
  ['-', []],
  [',', []],
  ['98,turbo', undefined],
  ['abc', undefined],
  ['-5', undefined],
  ['98 98', undefined],
  ['1e3', undefined],
])('power %j is %j hp', (text, hp) => {
  expect(readPowers(text)).toEqual(hp);
});

describe('modelYear', () => {
  const now = new Date('2026-12-31T23:00:00Z');
  test.each([
    ['2019', { year: 2019, month: null }],
    ['202107', { year: 2021, month: 7 }],
    ['202100', { year: 2021, month: null }],
    ['202112', { year: 2021, month: 12 }],
    [' 2019 ', { year: 2019, month: null }],
    ['1900', { year: 1900, month: null }],
    ['1899', undefined],
    ['2027', { year: 2027, month: null }],
    ['', { year: null, month: null }],
    ['0', { year: null, month: null }],
    ['2028', undefined],
    ['3019', undefined],
    ['1019', undefined],
    ['202113', undefined],
    ['19', undefined],
    ['H31', undefined],
  ])('%j', (text, read) => {
    expect(parseModelYear(text, now)).toEqual(read);
  });
});

test.each([
  ['Komatsu &#8211; PC200', 'Komatsu – PC200'],
  ['&laquo;Самосвал&raquo;&nbsp;4&#xD7;4', '«Самосвал»\u00A04×4'],
  ['A &amp;lt; B', 'A &lt; B'],
  ['&unknown; &#0; &#x110000; & R&D', '&unknown; &#0; &#x110000; & R&D'],
  ['&constructor; &toString; &#xD83D;', '&constructor; &toString; &#xD83D;'],
  ['&Auml;&auml; &frac12; &bull; &#150;', 'Ää ½ • –'],
  ['R&amp;D &ampersand; &copy 2026', 'R&D &ampersand; &copy 2026'],
])('entities of %j', (html, text) => {
  expect(decodeEntities(html)).toBe(text);
});

test('a tidy text has no control characters and only single spaces; tidying it again changes nothing', () => {
  expect(tidy('  S  TOURING\t\u0000SELECTION ')).toBe('S TOURING SELECTION');
  expect(toUpperName('Е\u0308лка  prius')).toBe('ЁЛКА PRIUS');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = tidy(text);
      expect(tidy(once)).toBe(once);
      expect(once).not.toMatch(/^\s|\s\s|\s$|\p{Cc}/u);
    }),
  );
});

test.each([
  ['Один владелец', 'Один владелец'],
  ['{"a":"ABS","b":["Два ключа",5,null,true]}', 'ABS; Два ключа; 5'],
  ['{broken', '{broken'],
  ['a:2:{s:1:"a";s:3:"ABS";i:7;a:1:{i:0;s:9:"Два ключа";}}', 'ABS; Два ключа'],
  ['s:3:"ABS";', 'ABS'],
  ['O:4:"Note":1:{s:4:"text";s:3:"ABS";}', 'ABS'],
  ['a:1:{i:0;s:3:"ABS', 'ABS'],
  [{ a: ['ABS', { b: 'Два ключа' }] }, 'ABS; Два ключа'],
  [undefined, ''],
  [true, ''],
  ['true', 'true'],
  [' {"a":" ABS ","b":" ","c":""} ', 'ABS'],
  [' s:3:"ABS"; ', 'ABS'],
  ['"ABS"', 'ABS'],
  ['a:2:{i:0;a:1:{i:0;s:3:"ABS";}s:1:"k";s:3:"SRS";}', 'ABS; SRS'],
  [`${'['.repeat(8)}"ABS"${']'.repeat(8)}`, 'ABS'],
  [`${'['.repeat(9)}"ABS"${']'.repeat(9)}`, ''],
])('the texts of the note %j', (value, text) => {
  expect(readNoteText(value)).toBe(text);
});

test.each(['a:1:{i:0;', 's:1:"', '[', '{"a":', 's:1:"x";'])('reading a note of 64 kB of %j ends', (piece) => {
  const text = piece.repeat(65_536 / piece.length);
  expect(readNoteText(`a:9:{${text}`).length).toBeLessThanOrEqual(65_536 * 2);
  expect(readNoteText(text).length).toBeLessThanOrEqual(65_536 * 2);
});

test.each([
  ['123,456', 123_456],
  ['8 000', 8000],
  ['1 234 567', 1_234_567],
  ['1000cc', 1000],
  ['1,998 cm3', 1998],
  ['48 000 km', 48_000],
  ['-5', -5],
  ['1.5', 1.5],
  [' 5 ', 5],
  [`-100${',000'.repeat(9)}`, -1e29],
  [`1${',000'.repeat(10)}`, NaN],
  ['12,34', NaN],
  ['1,234 567', NaN],
  ['85 mi', NaN],
  ['10万', NaN],
  ['1e9', NaN],
  ['', NaN],
])('the number %j is %d', (text, number) => {
  expect(parseFeedNumber(text)).toBe(number);
});
