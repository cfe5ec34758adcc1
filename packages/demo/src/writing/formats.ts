import type { BrokenKind } from '../faults.ts';
import { mix32 } from '../random.ts';
import type { DemoSource } from '../tables.ts';

/** File format of a source. */
export interface FileFormat {
  readonly extension: string;
  readonly rowsPerFile: number;
  readonly before: string;
  readonly between: string;
  readonly after: string;
}

export const FILE_FORMATS: Readonly<Record<DemoSource, FileFormat>> = {
  aleado: { extension: 'ndjson', rowsPerFile: 20_000, before: '', between: '', after: '' },
  jpcenter: { extension: 'json', rowsPerFile: 250, before: '[', between: ',\n', after: ']\n' },
  wordpress: { extension: 'json', rowsPerFile: 100, before: '[', between: ',\n', after: ']\n' },
};

/** Formats the name of a file: `0001.ndjson`. */
export const formatFileName = (format: FileFormat, number: number): string =>
  `${String(number).padStart(4, '0')}.${format.extension}`;

/** Formats a record for the file. If its fault is `json`, its line is cut off. */
export function formatRecord(
  source: DemoSource,
  record: object,
  row: number,
  fault: BrokenKind | undefined,
): string {
  let text = JSON.stringify(record);
  if (fault === 'json') text = text.slice(0, 1 + (mix32(row) % (text.length - 2)));
  return source === 'aleado' ? `${text}\n` : text;
}
