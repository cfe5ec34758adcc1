import { isUtf8 } from 'node:buffer';
import { isObject } from '../../records/reading.ts';
import type { Page, PageRow } from './jpcenterRows.ts';

/** Some answers begin with these. */
const PADDING = /^[\0\s\uFEFF]+/;
/** No field of a lot is nested so deeply, and what is could not be written down again. */
const MAX_NESTING = 32;
const NUMBER = /^\d{1,9}$/;

/** The id under its name in any case. */
function idOf(record: Readonly<Record<string, unknown>>): string {
  const value = record['ID'] ?? record['id'] ?? record['Id'];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function isNestedDeeper(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return depth === 0 || Object.values(value).some((inner) => isNestedDeeper(inner, depth - 1));
}

function readRow(value: unknown): PageRow {
  if (isNestedDeeper(value, MAX_NESTING)) {
    const id = isObject(value) ? idOf(value) : '';
    return { key: `id:${id}`, fault: 'The row is nested too deeply', text: '' };
  }
  if (isObject(value)) {
    const id = idOf(value);
    if (id !== '') return { key: `id:${id}`, record: value };
  }
  const text = JSON.stringify(value);
  if (!isObject(value)) return { key: `text:${text}`, fault: 'The row is not an object', text };
  return { key: `text:${text}`, record: value };
}

/** A list, or an object whose keys are numbers: then its values in the order of the numbers. */
function asList(values: unknown): readonly unknown[] | undefined {
  if (Array.isArray(values)) return values;
  if (!isObject(values) || !Object.keys(values).every((key) => NUMBER.test(key))) return undefined;
  // Objects keep such keys in the order of the numbers.
  return Object.values(values);
}

/** An answer of `/api/?json`: one array of objects, UTF-8, or an object keyed by numbers in its place. */
export function readJsonPage(bytes: Buffer): Page {
  const text = bytes.toString('utf8');
  const broken = (reason: string): Page => ({ rows: [], fault: { reason, text }, nameless: false });
  if (!isUtf8(bytes)) return broken('The answer is not UTF-8');
  try {
    const rows = asList(JSON.parse(text.replace(PADDING, '')))?.map(readRow);
    return rows ? { rows, nameless: false } : broken('The answer is not a list of rows');
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    return broken(`The answer is not JSON: ${what.slice(0, 200)}`);
  }
}
