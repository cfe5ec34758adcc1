import iconv from 'iconv-lite';
import type { JpcenterRow } from './jpcenterServerSql.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes the text of an element; characters that windows-1251 lacks become numeric entities. */
const escapeText = (text: string): string =>
  text
    .replaceAll(/[&<>]/g, (found) => ENTITIES[found] ?? found)
    .replaceAll(/[^ -~А-яёЁ]/gu, (char) => {
      const isEncodable = iconv.decode(iconv.encode(char, 'win1251'), 'win1251') === char;
      return isEncodable ? char : `&#${char.codePointAt(0)};`;
    });

/** Formats a row as XML, before encoding. */
export const formatXmlRow = (row: JpcenterRow): string =>
  `<row>${Object.entries(row)
    .map(
      ([name, value]) =>
        `<${name}>${escapeText(typeof value === 'string' ? value : JSON.stringify(value ?? ''))}</${name}>`,
    )
    .join('')}</row>`;

/** Joins XML rows to an answer in windows-1251. */
export const encodeXmlBody = (rows: readonly string[]): Buffer =>
  iconv.encode(`<?xml version="1.0" encoding="windows-1251"?>\n<aj>\n${rows.join('\n')}\n</aj>\n`, 'win1251');
