import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The last `lines` lines of a log that are not empty; an empty array when there is no such file. */
export function logTail(file: string, lines: number): string[] {
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
