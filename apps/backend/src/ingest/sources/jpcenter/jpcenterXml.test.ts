import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { encodeXmlBody, formatXmlRow } from '@vvoz/supplier/servers/jpcenterServerBody';
import { readXmlPage } from './jpcenterXml.ts';

const readRecords = (bytes: Buffer) =>
  readXmlPage(bytes).rows.map((row) => ('record' in row ? row.record : row));
const readSingle = (columns: string) => readRecords(encodeXmlBody([`<row>${columns}</row>`]))[0];

/** Texts that XML and its parser leave unchanged. */
const value = fc.string({ unit: 'grapheme' }).filter((text) => !/[\p{Cc}\p{Cs}\uFFFD]/u.test(text));
const row = fc.record({ ID: fc.uuid(), INFO: value, 'GRADE-2': value });

describe('readXmlPage', () => {
  test('any text of a row, Cyrillic or Japanese, is read unchanged', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const page = readXmlPage(encodeXmlBody(rows.map(formatXmlRow)));
        expect(page.rows.map((one) => 'record' in one && one.record)).toEqual(rows);
        expect([page.fault, page.hasBrokenRowWithoutId]).toEqual([undefined, false]);
      }),
      { numRuns: 200 },
    );
  });

  test('entities are not multiplied: a bomb of a kilobyte stays small, wherever it is declared', () => {
    const names = [...'abcdefghij'];
    const declared = names
      .map(
        (name, index) =>
          `<!ENTITY ${name}x "${(index === 0 ? 'lol' : `&${names[index - 1]}x;`).repeat(10)}">`,
      )
      .join('');
    const bomb = `<!DOCTYPE rows [${declared}]>`;
    const columns = '<ID>1</ID><INFO>&jx;</INFO>';
    for (const xml of [
      `<?xml version="1.0"?>${bomb}<rows><row>${columns}</row></rows>`,
      `<rows><row>${bomb}${columns}</row></rows>`,
      `<rows>${`<row>${bomb}${columns}</row>`.repeat(20)}</rows>`,
      `<rows><row>${'<a>'.repeat(10_000)}${'</a>'.repeat(10_000)}</row></rows>`,
    ])
      expect(JSON.stringify(readXmlPage(Buffer.from(xml))).length).toBeLessThan(4 * xml.length + 1000);
  });

  test('it never throws, whatever the bytes are', () => {
    const piece = fc.constantFrom(
      '<row>',
      '</row>',
      '<ID>',
      '</ID>',
      '&',
      '<![CDATA[',
      ']]>',
      '<',
      '>',
      '<aj>',
      'ё',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece).map((all) => all.join('')),
          fc.string(),
        ),
        (text) => {
          expect(readXmlPage(Buffer.from(text)).rows.length).toBeLessThan(1000);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('a row that is cut anywhere does not affect the others', () => {
    const rows = ['a', 'b', 'c'].map((ID) => formatXmlRow({ ID, INFO: 'левый руль & <торг>' }));
    const middle = rows[1] ?? '';
    fc.assert(
      fc.property(fc.nat({ max: middle.length - 1 }), (at) => {
        const page = readXmlPage(encodeXmlBody([rows[0] ?? '', middle.slice(0, at), rows[2] ?? '']));
        const sound = page.rows.flatMap((one) => ('record' in one ? [one.record['ID']] : []));
        expect([sound[0], sound.at(-1)]).toEqual(['a', 'c']);
        // A loss is always visible, as a fault of a row or of the answer.
        if (sound.length === 2 && at > 0)
          expect(page.rows.length === 3 || page.fault !== undefined).toBe(true);
      }),
    );
  });

  test.each([
    ['<ID>1</ID><YEAR>0012.50</YEAR>', { ID: '1', YEAR: '0012.50' }],
    ['\n <ID>1</ID>\n <INFO/>\n', { ID: '1', INFO: '' }],
    [
      '<ID>1</ID><INFO>A &amp;amp; B &laquo;ё&raquo; &#1046;&#x416;</INFO>',
      { ID: '1', INFO: 'A &amp; B «ё» ЖЖ' },
    ],
    ['<ID>1</ID><IMAGES>//h/a?b&h=50#//h/c&w=320</IMAGES>', { ID: '1', IMAGES: '//h/a?b&h=50#//h/c&w=320' }],
    ['<ID>1</ID><INFO><![CDATA[a < b & c]]></INFO>', { ID: '1', INFO: 'a < b & c' }],
    ['', {}],
  ])('%s', (columns, record) => {
    expect(readSingle(columns)).toEqual(record);
  });

  test.each([
    ['<ID>1</ID><INFO>a < b</INFO>', 'Invalid space'],
    ['<ID>1</ID><INFO>a</IFNO>', 'INFO'],
    ['<ID>1</ID><INFO>a', 'INFO'],
    ['<ID>1</ID><INFO>a</INFO><INFO>b</INFO>', 'INFO occurs twice'],
    ['<ID>1</ID><INFO><b>a</b></INFO>', 'contains elements'],
    ['<ID>1</ID> 12 <INFO>a</INFO>', 'text between'],
    ['<ID>1</ID><__proto__>a</__proto__>', '__proto__'],
    [`<ID>1</ID><INFO>${'x'.repeat(70_000)}</INFO>`, 'longer than'],
    ['<ID>1</ID><INFO><![CDATA[a</INFO>', 'CDATA section without an end'],
  ])('%s is a fault with its text, and its id is known', (columns, reason) => {
    expect(readSingle(columns)).toEqual({
      key: 'id:1',
      fault: expect.stringContaining(reason),
      text: `<row>${columns}</row>`,
    });
    expect(readXmlPage(encodeXmlBody([`<row>${columns}</row>`])).hasBrokenRowWithoutId).toBe(false);
  });

  test('the id is found under names in lower case, in valid and in broken rows', () => {
    const page = readXmlPage(
      encodeXmlBody(['<row><id>1</id><year>2019</year></row>', '<row><id>2</id><a></row>']),
    );
    expect(page.rows.map(({ key }) => key)).toEqual(['id:1', 'id:2']);
    expect(page.hasBrokenRowWithoutId).toBe(false);
  });

  test('the key of a row is its trimmed id, or its text', () => {
    const rows = ['<ID> 1 </ID>', '<Id>2</Id>', '<ID></ID>', '<A>3</A>'].map((one) => `<row>${one}</row>`);
    expect(readXmlPage(encodeXmlBody(rows)).rows.map(({ key }) => key)).toEqual([
      'id:1',
      'id:2',
      'text:<row><ID></ID></row>',
      'text:<row><A>3</A></row>',
    ]);
  });

  test('a row without an end is a fault of the row and of the answer', () => {
    const page = readXmlPage(Buffer.from('<aj>\n<row><ID>1</ID>'));
    expect(page).toEqual({
      rows: [{ key: 'id:1', fault: 'The row is malformed. It has no end', text: '<row><ID>1</ID>' }],
      fault: { reason: 'The answer is not rows in one element', text: '<aj>' },
      hasBrokenRowWithoutId: false,
    });
  });

  test('a broken row without an id is marked as such', () => {
    expect(readXmlPage(encodeXmlBody(['<row><I>1</row>'])).hasBrokenRowWithoutId).toBe(true);
  });

  test('a byte that windows-1251 lacks is a fault of its row', () => {
    const bytes = Buffer.concat([
      Buffer.from('<aj><row><ID>1</ID><A>'),
      Buffer.from([0x98]),
      Buffer.from('</A></row></aj>'),
    ]);
    expect(readRecords(bytes)[0]).toMatchObject({ key: 'id:1', fault: expect.stringContaining('encoding') });
  });

  test('an answer that says UTF-8 is UTF-8', () => {
    const xml = '\uFEFF<?xml version="1.0" encoding="UTF-8"?><aj><row><ID>ё</ID></row></aj>';
    expect(readRecords(Buffer.from(xml))).toEqual([{ ID: 'ё' }]);
  });

  test.each(['<aj></aj>', '<?xml version="1.0"?>\n<aj/>\n', '<aj n="0">\n</aj>'])(
    '%s has no rows and no fault',
    (xml) => {
      expect(readXmlPage(Buffer.from(xml))).toEqual({ rows: [], hasBrokenRowWithoutId: false });
    },
  );

  test.each([
    '',
    'Access denied',
    '<html><body><h1>502</h1></body></html>',
    '<aj><row><ID>1</ID></row>',
    '<aj><row><ID>1</ID></row>oops</aj>',
    '<aj><row><ID>1</ID></aj>',
  ])('%s is a fault of the answer', (xml) => {
    expect(readXmlPage(Buffer.from(xml)).fault).toBeDefined();
  });
});
