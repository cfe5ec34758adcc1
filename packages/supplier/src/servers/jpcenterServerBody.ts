import iconv from 'iconv-lite';
import type { JpcenterRow } from './jpcenterServerSql.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text for an element: what windows-1251 lacks becomes a numeric entity. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[&<>]/g, (found) => ENTITIES[found] ?? found)
    .replaceAll(/[^ -~А-яёЁ]/gu, (char) => {
      const kept = iconv.decode(iconv.encode(char, 'win1251'), 'win1251') === char;
      return kept ? char : `&#${char.codePointAt(0)};`;
    });

/** One row as the server writes it in XML, before it is encoded. */
export const xmlRow = (row: JpcenterRow): string =>
  `<row>${Object.entries(row)
    .map(
      ([name, value]) =>
        `<${name}>${escapeText(typeof value === 'string' ? value : JSON.stringify(value ?? ''))}</${name}>`,
    )
    .join('')}</row>`;

/** An answer of XML rows, windows-1251. */
export const xmlBody = (rows: readonly string[]): Buffer =>
  iconv.encode(`<?xml version="1.0" encoding="windows-1251"?>\n<aj>\n${rows.join('\n')}\n</aj>\n`, 'win1251');
