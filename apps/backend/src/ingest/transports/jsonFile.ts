import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import type { Feed } from '../rawRecord.ts';
import { NotAJsonList, parseJsonList } from './parseJsonList.ts';

/** A page of these feeds has at most 250 records. */
const MAX_BYTES = 64 << 20;
const MAX_QUOTED = 4096;

/** Reads a file with one JSON list, a page of a feed. Places count its records from 1. */
export async function* readJsonFile(file: string, name: string): Feed {
  const { size } = await stat(file);
  if (size > MAX_BYTES) {
    yield [{ place: name, fault: `The file is larger than ${MAX_BYTES} bytes`, text: '' }];
    return 'part';
  }
  const bytes = await readFile(file);
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) {
    yield [{ place: name, fault: 'The file is not UTF-8', text: text.slice(0, MAX_QUOTED) }];
    return 'part';
  }
  try {
    const records = parseJsonList(text);
    yield records.map((record, index) => ({ place: `${name}:${index + 1}`, record }));
    return 'whole';
  } catch (error) {
    if (!(error instanceof NotAJsonList)) throw error;
    yield [{ place: name, fault: `The file ${error.message}`, text: text.slice(0, MAX_QUOTED) }];
    return 'part';
  }
}
