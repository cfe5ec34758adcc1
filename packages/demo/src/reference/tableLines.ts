/** A fault of a reference table, with its line number. */
export class TableError extends Error {
  constructor(line: number, message: string) {
    super(`line ${line}: ${message}`);
    this.name = 'TableError';
  }
}

/**
 * One line of a table by its first character: `@ BRAND`, `= heading` (cells separated by `|`),
 * `~ defaults of the rows below`, or a row.
 */
export interface TableLine {
  kind: '@' | '=' | '~' | 'row';
  /** From 1. */
  line: number;
  text: string;
}

/** Splits a table into lines, without blank lines and `#` comments. */
export function splitTableLines(text: string): TableLine[] {
  const found: TableLine[] = [];
  for (const [index, raw] of text.split('\n').entries()) {
    const trimmed = raw.trim();
    if (trimmed === '' || trimmed.startsWith('#')) continue;
    const mark = trimmed.charAt(0);
    const kind = mark === '@' || mark === '=' || mark === '~' ? mark : 'row';
    const body = kind === 'row' ? trimmed : trimmed.slice(1).trim();
    found.push({ kind, line: index + 1, text: body });
  }
  return found;
}

/** Splits a heading or a part of a row into cells. */
export function splitCells(text: string, separator: string): string[] {
  return text
    .split(separator)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
}
