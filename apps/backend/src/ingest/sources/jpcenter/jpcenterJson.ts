import { isUtf8 } from 'node:buffer';
import { isObject } from '../../records/reading.ts';
import type { Page, PageRow } from './jpcenterRows.ts';

function readRow(value: unknown): PageRow {
  const text = JSON.stringify(value);
  if (!isObject(value)) return { key: `text:${text}`, fault: 'The row is not an object', text };
  const id = Object.hasOwn(value, 'ID') && typeof value['ID'] === 'string' ? value['ID'].trim() : '';
  return { key: id === '' ? `text:${text}` : `id:${id}`, record: value };
}

/** An answer of `/api/?json`: one array of objects, UTF-8. */
export function readJsonPage(bytes: Buffer): Page {
  const text = bytes.toString('utf8');
  const broken = (reason: string): Page => ({ rows: [], fault: { reason, text }, nameless: false });
  if (!isUtf8(bytes)) return broken('The answer is not UTF-8');
  let values: unknown;
  try {
    values = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return broken(`The answer is not JSON: ${what.slice(0, 200)}`);
  }
  if (!Array.isArray(values)) return broken('The answer is not a list of rows');
  return { rows: values.map(readRow), nameless: false };
}
