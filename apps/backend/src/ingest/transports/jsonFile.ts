import { isUtf8 } from 'node:buffer';
import { readFile, stat } from 'node:fs/promises';
import type { Feed } from '../rawRecord.ts';

/** A page of these feeds has at most 250 records. */
const MAX_BYTES = 64 << 20;
const MAX_QUOTED = 4096;

/** Reads a file that is one JSON array, a page of a feed; places count its records from 1. */
export async function* jsonFile(file: string, name: string): Feed {
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
  let page: unknown;
  try {
    page = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    yield [
      { place: name, fault: `The file is not JSON: ${what.slice(0, 200)}`, text: text.slice(0, MAX_QUOTED) },
    ];
    return 'part';
  }
  if (!Array.isArray(page)) {
    yield [{ place: name, fault: 'The file is not a list of records', text: text.slice(0, MAX_QUOTED) }];
    return 'part';
  }
  yield page.map((record: unknown, index) => ({ place: `${name}:${index + 1}`, record }));
  return 'whole';
}
