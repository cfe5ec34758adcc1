/** Formats rows of cells (the first row is the head) for a terminal: text left-aligned, numbers right-aligned. */
export function formatTable(
  cells: readonly (readonly string[])[],
  isText: (column: number) => boolean,
): string {
  const widths =
    cells[0]?.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0))) ?? [];
  const pad = (text: string, column: number) =>
    isText(column) ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0);
  return cells.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
