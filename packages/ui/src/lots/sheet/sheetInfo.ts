/** One mark of the inspector: what (`code`), how large (1 small … 3 large) and where (`panel`, a key of PANELS). */
export interface SheetMark {
  readonly code: string;
  readonly size?: number;
  readonly panel?: string;
}

/** What an auction sheet says beside its figures. Interior and exterior are letters, A best. */
export interface SheetInfo {
  readonly interior?: string;
  readonly exterior?: string;
  readonly marks: readonly SheetMark[];
  readonly notes: readonly string[];
}

const letter = (info: string, key: 'INT' | 'EXT'): string | undefined =>
  new RegExp(`\\b${key}:([A-F])\\b`).exec(info)?.[1];

/** The interior's letter out of a lot's note, or undefined where the note has none. */
export const interiorLetter = (info: string | undefined): string | undefined =>
  info === undefined ? undefined : letter(info, 'INT');

function readMark(text: string): SheetMark | undefined {
  const [, code, size, panel] = /^([A-Z]{1,2})([1-9])?(?:@(\w+))?$/.exec(text.trim()) ?? [];
  if (code === undefined) return undefined;
  return { code, ...(size ? { size: Number(size) } : {}), ...(panel ? { panel } : {}) };
}

/**
 * A lot's note, `INT:B EXT:B MARKS:A1@bumperF,X@hood NOTES:Один владелец; Запасной ключ`, taken apart. Any part may
 * be missing; what cannot be read as a mark is left out; a note without keys has no parts.
 */
export function readSheet(info: string | undefined): SheetInfo {
  if (info === undefined) return { marks: [], notes: [] };
  const interior = letter(info, 'INT');
  const exterior = letter(info, 'EXT');
  const marks = /\bMARKS:(\S*)/.exec(info)?.[1] ?? '';
  const notes = /\bNOTES:(.*)$/s.exec(info)?.[1] ?? '';
  return {
    ...(interior === undefined ? {} : { interior }),
    ...(exterior === undefined ? {} : { exterior }),
    marks: marks.split(',').flatMap((mark) => readMark(mark) ?? []),
    notes: notes
      .split(';')
      .map((note) => note.trim())
      .filter((note) => note !== ''),
  };
}

/** «A1», «XX»: the mark as it stands on the sheet. */
export const markLabel = (mark: SheetMark): string => `${mark.code}${mark.size ?? ''}`;
