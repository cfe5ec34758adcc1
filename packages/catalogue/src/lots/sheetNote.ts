import { isPanelName, formatMarkCode, type SheetMark } from './sheetMarks.ts';

/**
 * The texts of an auction sheet, as in the field INFO of the feeds:
 * `INT:B EXT:C+ MARKS:A1@bumperF,X@hood NOTES:Один владелец; Запасной ключ`.
 */
export interface SheetNote {
  /** Grades of interior and exterior: A (best) to F, or S, with an optional plus or minus. */
  readonly interior?: string;
  readonly exterior?: string;
  readonly marks: readonly SheetMark[];
  /** Remarks of the inspector. */
  readonly remarks: readonly string[];
}

const KEYS = /(?:^|\s)(INT|EXT|MARKS|NOTES):/gi;
const GRADE = /^[A-FS][+-]?$/i;
const MARK = /^(?<code>[A-Z]{1,2})(?<size>[1-9])?(?:@(?<panel>\w+))?$/i;

/** The text after each key; keys in capitals. NOTES is free text and extends to the end; other keys come before it. */
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
 * Reads a note. Any part may be missing. Unreadable grades and marks are dropped; a mark with an unknown panel loses
 * its panel. A text without keys is a list of remarks. Never throws; takes linear time.
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

/** Reads only the grade of the interior, which a card shows. */
export const parseInterior = (text: string | null | undefined): string | undefined =>
  parseGrade(splitByKey((text ?? '').trim()).get('INT'));

const formatMark = (mark: SheetMark): string =>
  mark.panel === undefined ? formatMarkCode(mark) : `${formatMarkCode(mark)}@${mark.panel}`;

/**
 * Formats the given parts. An empty list is written too: `MARKS:` means that there are none. `parseSheetNote` reverses
 * it, unless a remark is empty, has a semicolon or a line break, or begins or ends with a blank.
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
