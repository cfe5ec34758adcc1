/** A row by the names of the first line. */
export type CsvRow = Readonly<Record<string, string>>;

const CELL = /(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g;

const splitLine = (line: string): string[] =>
  [...line.matchAll(CELL)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');

/** Parses a CSV text whose cells have no line breaks; the first line has the names of the columns. */
export function parseCsv(text: string): readonly CsvRow[] {
  const [head = '', ...lines] = text.split(/\r?\n/).filter((line) => line !== '');
  const names = splitLine(head);
  return lines.map((line) => {
    const cells = splitLine(line);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
