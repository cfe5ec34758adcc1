import { isPanelName, type Mark } from '@vvoz/drawings/sheet/panels';

/** What a feed's note (INFO) tells of a lot's condition. */
export type LotNote = {
  /** The inside's grade, a letter. */
  interior?: string;
  /** The outside's grade, a letter. */
  exterior?: string;
  marks: Mark[];
  notes: string[];
};

/** NOTES is free text and runs to the end; the other parts come before it, in any order. */
const NOTES = /(?:^|\s)NOTES:/i;
const PART = /(?:^|\s)(INT|EXT|MARKS):\s*(.*?)(?=\s+(?:INT|EXT|MARKS):|$)/gis;
const GRADE = /^[A-ES][+-]?$/i;
/** A letter or two and a size: A1, U2, W1, XX, X. */
const MARK_CODE = /^[A-Z]{1,2}\d?$/i;

const MAX_NOTES = 12;
const MAX_NOTE_LENGTH = 120;

function grade(text: string): string | undefined {
  const [first = ''] = text.trim().split(/\s+/);
  return GRADE.test(first) ? first.toUpperCase() : undefined;
}

/** "A1@bumperF, U2@doorFL"; what names no panel of the map is left out. */
function marks(text: string): Mark[] {
  return text.split(/[,;\s]+/).flatMap((item) => {
    const [code = '', panel = ''] = item.split('@');
    return MARK_CODE.test(code) && isPanelName(panel) ? [{ code: code.toUpperCase(), panel }] : [];
  });
}

function notes(text: string): string[] {
  return text
    .split(/[;\n]/)
    .map((note) => note.trim().slice(0, MAX_NOTE_LENGTH))
    .filter(Boolean)
    .slice(0, MAX_NOTES);
}

/**
 * Reads `INT:B EXT:B MARKS:A1@bumperF,U2@doorFL NOTES:Один владелец; Запасной ключ`. Any part may be
 * missing or unreadable; a text without any of the words is a note itself. Never throws.
 */
export function parseNote(text: string | null | undefined): LotNote {
  const whole = (text ?? '').trim();
  const at = whole.search(NOTES);
  const head = at < 0 ? whole : whole.slice(0, at);
  const tail = at < 0 ? '' : whole.slice(at).replace(NOTES, '');
  const note: LotNote = { marks: [], notes: notes(tail) };
  let parts = 0;
  for (const [, word = '', value = ''] of head.matchAll(PART)) {
    parts += 1;
    if (/^int$/i.test(word)) note.interior = grade(value);
    else if (/^ext$/i.test(word)) note.exterior = grade(value);
    else note.marks = marks(value);
  }
  if (parts === 0 && at < 0) note.notes = notes(whole);
  return note;
}
