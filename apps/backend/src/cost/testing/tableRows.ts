import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The rows of a CSV table, which has no quoted cells, by the names of its first line. */
export function readTableRows(name: string): readonly Readonly<Record<string, string>>[] {
  const text = readFileSync(path.join(import.meta.dirname, '../tables', name), 'utf8');
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) => line.split(','));
  return rows.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ''])));
}
