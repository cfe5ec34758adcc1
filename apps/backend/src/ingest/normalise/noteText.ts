import { parseJson } from '../../lib/parseJson.ts';

/** Deeper values are ignored. */
const MAX_DEPTH = 8;
const PHP_BEGIN = /^(?:a:\d+:\{|s:\d+:"|O:\d+:")/;
const PHP_SCALAR = /[idb]:[^;]*;|N;/y;
const PHP_LIST = /(?:a:\d+|O:\d+:"[^"]*":\d+):\{/y;
const PHP_TEXT = /s:\d+:"/y;
const PHP_TEXT_END = '";';

function* listLeaves(value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'number') yield String(value);
  else if (typeof value === 'object' && value !== null && depth < MAX_DEPTH)
    for (const inner of Object.values(value)) yield* listLeaves(inner, depth + 1);
}

/**
 * Lists the texts of a value that PHP's `serialize` wrote, without the keys of its lists. Ignores the lengths, which
 * count bytes of an unknown encoding. Stops at anything that it does not understand.
 */
function parsePhpTexts(serialized: string): readonly string[] {
  const texts: string[] = [];
  /** For each open list: true if a key comes next. */
  const openLists: boolean[] = [];
  let position = 0;
  const consume = (pattern: RegExp): boolean => {
    pattern.lastIndex = position;
    if (!pattern.test(serialized)) return false;
    position = pattern.lastIndex;
    return true;
  };
  /** Call after each key or value. Returns true if it was a key. */
  const recordElement = (): boolean => {
    const isKey = openLists.at(-1) ?? false;
    if (openLists.length > 0) openLists[openLists.length - 1] = !isKey;
    return isKey;
  };
  while (position < serialized.length) {
    if (serialized[position] === '}') {
      position += 1;
      openLists.pop();
    } else if (consume(PHP_TEXT)) {
      const end = serialized.indexOf(PHP_TEXT_END, position);
      const text = serialized.slice(position, end === -1 ? undefined : end);
      position = end === -1 ? serialized.length : end + PHP_TEXT_END.length;
      if (!recordElement()) texts.push(text);
    } else if (consume(PHP_LIST)) {
      recordElement();
      openLists.push(true);
    } else if (consume(PHP_SCALAR)) recordElement();
    else break;
  }
  return texts;
}

const join = (texts: Iterable<string>): string =>
  [...texts]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('; ');

/** Reads a note: a text, JSON or PHP-serialised data in a text, a list or an object. Joins its texts by `; `. */
export function readNoteText(value: unknown): string {
  if (typeof value !== 'string') return join(listLeaves(value));
  const trimmed = value.trim();
  if (PHP_BEGIN.test(trimmed)) return join(parsePhpTexts(trimmed));
  if (!/^[[{"]/.test(trimmed)) return value;
  const inner = parseJson(trimmed);
  return inner === undefined ? value : join(listLeaves(inner));
}
