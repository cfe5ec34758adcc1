/**
 * Reads a CSV of the data folder: a head line, commas, no quotes. Throws a RangeError that names the line with another
 * number of cells.
 */
export function readTable(text: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = text.trim().split(/\r?\n/);
  const names = head.split(',');
  return lines.map((line, index) => {
    const cells = line.split(',');
    if (cells.length !== names.length)
      throw new RangeError(`line ${index + 2} has ${cells.length} cells instead of ${names.length}: ${line}`);
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}
