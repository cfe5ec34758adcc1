import { isUtf8 } from 'node:buffer';
import { isObject } from '../../records/reading.ts';
import { NotAJsonList, parseJsonList } from '../../transports/parseJsonList.ts';
import type { Page, PageRow } from './jpcenterRows.ts';

/** Fields of lots are never nested so deeply, and deeper ones could not be converted to JSON. */
const MAX_NESTING = 32;

/** Finds the id, whatever the case of its name. */
function findId(record: Readonly<Record<string, unknown>>): string {
  const value = record['ID'] ?? record['id'] ?? record['Id'];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isNestedDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, depth - 1));
}

function readRow(value: unknown): PageRow {
  if (isNestedDeeper(value, MAX_NESTING)) {
    const id = isObject(value) ? findId(value) : '';
    return { key: `id:${id}`, fault: 'The row is nested too deeply', text: '' };
  }
  if (isObject(value)) {
    const id = findId(value);
    if (id !== '') return { key: `id:${id}`, record: value };
  }
  const text = JSON.stringify(value);
  if (!isObject(value)) return { key: `text:${text}`, fault: 'The row is not an object', text };
  return { key: `text:${text}`, record: value };
}

/** Reads an answer of `/api/?json`: an array of objects in UTF-8, or an object keyed by numbers. */
export function readJsonPage(bytes: Buffer): Page {
  const text = bytes.toString('utf8');
  const broken = (reason: string): Page => ({
    rows: [],
    fault: { reason, text },
    hasBrokenRowWithoutId: false,
  });
  if (!isUtf8(bytes)) return broken('The answer is not UTF-8');
  try {
    return { rows: parseJsonList(text).map(readRow), hasBrokenRowWithoutId: false };
  } catch (error) {
    if (!(error instanceof NotAJsonList)) throw error;
    return broken(`The answer ${error.message}`);
  }
}
