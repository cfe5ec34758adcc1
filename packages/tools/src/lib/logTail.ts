import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Returns the last `lines` non-empty lines of a log; an empty array when the file does not exist. */
export function readLogTail(file: string, lines: number): string[] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return [];
  }
  const full = stripVTControlCharacters(text)
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '');
  return full.slice(-lines);
}
