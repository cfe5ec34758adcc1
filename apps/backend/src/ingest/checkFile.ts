import path from 'node:path';
import { OperatorError } from '../lib/OperatorError.ts';
import { FEED_TABLES, findReadableTable } from './feedTables.ts';
import type { LotReading } from './records/reading.ts';
import { readNdjsonFile } from './transports/ndjsonFile.ts';

/** The result of checking a file of records. */
export interface FileCheck {
  readonly records: number;
  readonly lots: number;
  /** Records that would not be shown: place and reason. */
  readonly rejected: readonly string[];
  /** Fields that would be dropped and words that no vocabulary has, with the number of records of each. */
  readonly lost: ReadonlyMap<string, number>;
  /** The first lot as it was read, to compare units with the file. */
  readonly first: LotReading['lot'] | undefined;
}

/** The file cannot be checked. */
export class FileCheckError extends OperatorError {
  override readonly name = 'FileCheckError';
}

const TABLES = FEED_TABLES.flatMap(({ source, table }) => (source.startsWith('aleado/') ? [table] : []));

/** Finds the table of a file: the name given, or that of its folder. */
function findTable(file: string, name: string | undefined): string {
  const table = name ?? path.basename(path.dirname(path.resolve(file)));
  if (TABLES.includes(table)) return table;
  throw new FileCheckError(`${file}: its folder names no table: add --table ${TABLES.join(', ')}`);
}

/**
 * Reads a file of aleado as an import would, without writing anything. Throws a FileCheckError, and the error of the file
 * system.
 */
export async function checkFile(file: string, tableName: string | undefined, now: Date): Promise<FileCheck> {
  const { table, readRecord } = findReadableTable(`aleado/${findTable(file, tableName)}`);
  const rejected: string[] = [];
  const lost = new Map<string, number>();
  const ids = new Set<string>();
  let records = 0;
  let first: FileCheck['first'];
  for await (const chunk of readNdjsonFile(file, path.basename(file)))
    for (const raw of chunk) {
      records += 1;
      if ('fault' in raw) {
        rejected.push(`${raw.place}: ${raw.fault}`);
        continue;
      }
      const reading = readRecord(raw.record, table, now);
      if (reading.kind === 'rejected') rejected.push(`${raw.place}: ${reading.reason}`);
      if (reading.kind !== 'lot') continue;
      const { lot, dropped, unknownWords } = reading;
      if (ids.has(lot.external_id))
        rejected.push(`${raw.place}: ID ${lot.external_id} repeats an earlier line`);
      ids.add(lot.external_id);
      first ??= lot;
      const names = [
        ...dropped.map(({ field, reason }) => `${field} ${reason}`),
        ...unknownWords.map(({ vocabulary, word }) => `${vocabulary} «${word}» is unknown`),
      ];
      for (const name of new Set(names)) lost.set(name, (lost.get(name) ?? 0) + 1);
    }
  return { records, lots: ids.size, rejected, lost, first };
}

const MAX_LINES = 20;

function listSome(lines: readonly string[]): readonly string[] {
  const more = lines.length - MAX_LINES;
  return [...lines.slice(0, MAX_LINES), ...(more > 0 ? [`… and ${more} more`] : [])];
}

/** Formats a check for the terminal. */
export function formatFileCheck({ records, lots, rejected, lost, first }: FileCheck): string {
  const shown = first && [
    `first: ${first.brand} ${first.model} ${first.year ?? '?'}, ${first.mileage ?? '?'} km, ${first.engine ?? '?'} cm³, ${first.price ?? '?'} ${first.currency}, ${first.auction_date}`,
  ];
  return [
    `${records} records, ${lots} lots, ${rejected.length} rejected`,
    ...(shown ?? []),
    ...listSome(rejected),
    ...listSome([...lost].map(([what, count]) => `${count} × ${what}`)),
  ].join('\n');
}
