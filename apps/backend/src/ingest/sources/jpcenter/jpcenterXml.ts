import { XMLParser, XMLValidator } from 'fast-xml-parser';
import iconv from 'iconv-lite';
import { isObject } from '../../records/reading.ts';
import type { Page, PageRow } from './jpcenterRows.ts';

/** Longest row, characters. The pictures of a lot take at most 20,000. */
const MAX_ROW = 1 << 16;
const ROW = /<row\s*>/i;
const ROW_END = /<\/row\s*>/i;
const PROLOG = /^\s*<\?xml[^>]*\?>/;
/** One empty element. */
const EMPTY_ROOT = /^<([a-z][\w.-]*)(?:\s[^<>]*)?(?:\/>|>\s*<\/\1\s*>)$/i;
const ID = /<ID>\s*([^<>\s]{1,100})\s*<\/ID>/i;
/** CDATA, or a '&' that does not begin an entity, as in addresses of pictures. */
// slow-ok: parseRow refuses a section without an end, the only slow case
const BARE_AMPERSAND = /<!\[CDATA\[[\s\S]*?\]\]>|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});)/gi;

const parser = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  ignorePiTags: true,
});

/** Parses the columns of a row. Throws an Error that says what is wrong with it. */
function parseRow(inner: string): Readonly<Record<string, string>> {
  if (inner.length > MAX_ROW) throw new Error(`It is longer than ${MAX_ROW} characters`);
  // Without this check BARE_AMPERSAND, which searches for the end of each section, would take quadratic time.
  if (inner.lastIndexOf('<![CDATA[') > inner.lastIndexOf(']]>'))
    throw new Error('It has a CDATA section without an end');
  if (inner.includes('\uFFFD')) throw new Error('It has a character outside its encoding');
  const xml = `<row>${inner.replaceAll(BARE_AMPERSAND, (found) => (found === '&' ? '&amp;' : found))}</row>`;
  // Without this check the parser would silently drop what it cannot parse.
  const valid = XMLValidator.validate(xml);
  if (valid !== true) throw new Error(valid.err.msg);
  const { row } = parser.parse(xml) as { row: unknown };
  const columns: Record<string, string> = {};
  for (const [name, value] of isObject(row) ? Object.entries(row) : [['#text', row]]) {
    if (typeof value !== 'string') throw new Error(`${name} occurs twice or contains elements`);
    if (name !== '#text') columns[String(name)] = value;
    else if (value.trim() !== '') throw new Error('It has text between its columns');
  }
  return columns;
}

function readRow(inner: string, closed: boolean): PageRow {
  const text = `<row>${inner}${closed ? '</row>' : ''}`;
  const id = ID.exec(inner)?.[1];
  const key = id === undefined ? `text:${text}` : `id:${id}`;
  try {
    if (!closed) throw new Error('It has no end');
    const record = parseRow(inner);
    const recordId = (record['ID'] ?? record['id'] ?? record['Id'])?.trim() ?? '';
    return { key: recordId === '' ? `text:${text}` : `id:${recordId}`, record };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { key, fault: `The row is malformed. ${reason.slice(0, 200)}`, text };
  }
}

/** Decodes windows-1251, or UTF-8 if the answer declares it. */
function decode(bytes: Buffer): string {
  const prolog = PROLOG.exec(bytes.toString('latin1', 0, 200).replace('\u00EF\u00BB\u00BF', ''));
  return iconv.decode(bytes, /encoding\s*=\s*["']utf-?8["']/i.test(prolog?.[0] ?? '') ? 'utf8' : 'win1251');
}

/**
 * Reads an answer of `/api/` without `json`: `<row>` elements in one root, each column an element with text. Each row
 * is parsed separately, so that a malformed one, which the server sends now and then, does not affect the others.
 */
export function readXmlPage(bytes: Buffer): Page {
  const text = decode(bytes);
  const [head = '', ...pieces] = text.replace(PROLOG, '').split(ROW);
  const rows: PageRow[] = [];
  let outsideRows = head;
  for (const piece of pieces) {
    const end = ROW_END.exec(piece);
    rows.push(readRow(end ? piece.slice(0, end.index) : piece, end !== null));
    if (end) outsideRows += piece.slice(end.index + end[0].length);
  }
  const hasBrokenRowWithoutId = rows.some((row) => 'fault' in row && !row.key.startsWith('id:'));
  if (EMPTY_ROOT.test(outsideRows.trim())) return { rows, hasBrokenRowWithoutId };
  return {
    rows,
    fault: { reason: 'The answer is not rows in one element', text: outsideRows.trim() },
    hasBrokenRowWithoutId,
  };
}
