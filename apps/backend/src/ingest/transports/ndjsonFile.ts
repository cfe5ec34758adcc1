import { createReadStream } from 'node:fs';
import type { Feed, RawRecord } from '../rawRecord.ts';

const CHUNK_BYTES = 1 << 20;
/** Longest line of a record, characters. Only the beginning of a longer line is kept. */
const MAX_LINE = 1 << 20;
const MAX_QUOTED = 4096;

function parseLine(line: string, place: string): RawRecord {
  if (line.length > MAX_LINE) {
    return {
      place,
      fault: `The line is longer than ${MAX_LINE} characters`,
      text: line.slice(0, MAX_QUOTED),
    };
  }
  if (line.includes('\uFFFD')) return { place, fault: 'The line is not UTF-8', text: line };
  try {
    return { place, record: JSON.parse(line) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { place, fault: `The line is not JSON: ${reason.slice(0, 200)}`, text: line };
  }
}

/** Reads a file with one JSON value per line, in chunks. A place is `name` with the line, counted from 1. */
export async function* readNdjsonFile(file: string, name: string): Feed {
  let rest = '';
  let number = 0;
  const parseLines = (lines: readonly string[]): RawRecord[] => {
    const records: RawRecord[] = [];
    for (const line of lines) {
      number += 1;
      const text = number === 1 && line.startsWith('\uFEFF') ? line.slice(1) : line;
      if (text.trim() !== '') records.push(parseLine(text, `${name}:${number}`));
    }
    return records;
  };
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: CHUNK_BYTES })) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    // Keep only enough of an endless line to see that it is too long.
    if (rest.length > MAX_LINE) rest = rest.slice(0, MAX_LINE + 1);
    yield parseLines(lines);
  }
  yield parseLines([rest]);
  return 'whole';
}
