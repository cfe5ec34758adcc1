/** Rows of cells, the first of them the head, for a terminal: words to the left, numbers to the right. */
export function terminalTable(
  cells: readonly (readonly string[])[],
  isWords: (column: number) => boolean,
): string {
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (text: string, column: number) =>
    isWords(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
