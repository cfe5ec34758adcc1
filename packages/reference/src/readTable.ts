import { readFileSync } from 'node:fs';
import path from 'node:path';

const DATA = path.join(import.meta.dirname, '../data');

export type TableRow = Readonly<Record<string, string>>;

/**
 * Reads a CSV of the data folder: a head line, commas, no quotes. Throws a RangeError that names the line with another
 * number of cells.
 */
export function readTable(text: string): readonly TableRow[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line, index) => {
    const cells = line.split(',');
    if (cells.length !== names.length)
      throw new RangeError(`line ${index + 2} has ${cells.length} cells instead of ${names.length}: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

/** The text of a file of the data folder. */
export const readDataText = (name: string): string => readFileSync(path.join(DATA, name), 'utf8');

/** The rows of a file of the data folder. */
export const readData = (name: string): readonly TableRow[] => readTable(readDataText(name));
