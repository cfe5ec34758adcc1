import { isPanelName, formatMarkCode, type SheetMark } from './sheetMarks.ts';

/**
 * What an auction sheet says beside its figures, as the feeds' INFO carries it:
 * `INT:B EXT:C+ MARKS:A1@bumperF,X@hood NOTES:Один владелец; Запасной ключ`.
 */
export interface SheetNote {
  /** Condition of the interior and of the body outside: a letter, A best, with or without a plus or minus. */
  readonly interior?: string;
  readonly exterior?: string;
  readonly marks: readonly SheetMark[];
  /** What the inspector wrote, one remark each. */
  readonly remarks: readonly string[];
}

const KEYS = /(?:^|\s)(INT|EXT|MARKS|NOTES):/gi;
const GRADE = /^[A-FS][+-]?$/i;
const MARK = /^(?<code>[A-Z]{1,2})(?<size>[1-9])?(?:@(?<panel>\w+))?$/i;

/** The text behind each key, in capitals. NOTES is free text and runs to the end; the others come before it. */
function splitByKey(text: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  let last: { readonly key: string; readonly from: number } | undefined;
  for (const match of text.matchAll(KEYS)) {
    if (last !== undefined) parts.set(last.key, text.slice(last.from, match.index));
    last = { key: (match[1] ?? '').toUpperCase(), from: match.index + match[0].length };
    if (last.key === 'NOTES') break;
  }
  if (last !== undefined) parts.set(last.key, text.slice(last.from));
  return parts;
}

function parseGrade(text = ''): string | undefined {
  const [first = ''] = text.trim().split(/\s+/, 1);
  return GRADE.test(first) ? first.toUpperCase() : undefined;
}

function parseMark(text: string): SheetMark | undefined {
  const { code, size, panel } = MARK.exec(text)?.groups ?? {};
  if (code === undefined) return undefined;
  return {
    code: code.toUpperCase(),
    ...(size === undefined ? {} : { size: Number(size) }),
    ...(panel !== undefined && isPanelName(panel) ? { panel } : {}),
  };
}

const parseRemarks = (text: string): readonly string[] =>
  text
    .split(/[;\n]/)
    .map((remark) => remark.trim())
    .filter((remark) => remark !== '');

/**
 * Reads a note. Any part may be missing; what cannot be read as a grade or a mark is left out; a panel that nobody knows
 * leaves its mark without one. A text without any key is remarks alone. Never throws, in linear time.
 */
export function parseSheetNote(text: string | null | undefined): SheetNote {
  const whole = (text ?? '').trim();
  const parts = splitByKey(whole);
  const interior = parseGrade(parts.get('INT'));
  const exterior = parseGrade(parts.get('EXT'));
  return {
    ...(interior === undefined ? {} : { interior }),
    ...(exterior === undefined ? {} : { exterior }),
    marks: (parts.get('MARKS') ?? '').split(/[,;\s]+/).flatMap((mark) => parseMark(mark) ?? []),
    remarks: parseRemarks(parts.size === 0 ? whole : (parts.get('NOTES') ?? '')),
  };
}

/** The interior's grade alone, as a card stamps it: for a browser that needs nothing else of a note. */
export const parseInterior = (text: string | null | undefined): string | undefined =>
  parseGrade(splitByKey((text ?? '').trim()).get('INT'));

const formatMark = (mark: SheetMark): string =>
  mark.panel === undefined ? formatMarkCode(mark) : `${formatMarkCode(mark)}@${mark.panel}`;

/**
 * Writes the parts that are given, an empty list too: `MARKS:` says that there is none. `parseSheetNote` reads it back,
 * as long as no remark is empty or has a semicolon or a line break.
 */
export function formatSheetNote({ interior, exterior, marks, remarks }: Partial<SheetNote>): string {
  return [
    interior === undefined ? undefined : `INT:${interior}`,
    exterior === undefined ? undefined : `EXT:${exterior}`,
    marks === undefined ? undefined : `MARKS:${marks.map(formatMark).join(',')}`,
    remarks === undefined ? undefined : `NOTES:${remarks.join('; ')}`,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}
