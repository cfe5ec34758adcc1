/** Formats rows of cells as an aligned text table. The columns of `right` (numbers) are aligned to the right. */
export function formatTextTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (cell: string, column: number): string =>
    right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd()).join('\n');
}
