import type { Glyphs } from '../core/glyph.ts';
import { element, formatNumber, group } from '../core/svg.ts';
import { GOLOS_BOLD } from './golosBold.ts';
import { GOLOS_REGULAR } from './golosRegular.ts';

export interface GolosStyle {
  /** px. */
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

type Face = Pick<GolosStyle, 'size' | 'bold'>;

/** The unit of the extracted outlines, see core/glyph.ts. */
const UNITS_PER_EM = 1000;
const SPACE = ' ';
/** Where a line may end. A dot or dash between two words stays with the first one: no line begins with it. */
const BREAK = / +(?![·—])/;
const ELLIPSIS = '…';
/** Spaces that keep words together are as wide as others. */
const SPACES = /[\u00A0\u202F\u2009]/gu;

const findGlyphs = ({ bold = false }: Face): Glyphs => (bold ? GOLOS_BOLD : GOLOS_REGULAR);

/** Returns advance and outline of a character. A character that was not extracted gives those of a space. */
const findGlyph = (glyphs: Glyphs, char: string) =>
  glyphs[char] ?? glyphs[SPACE] ?? ([UNITS_PER_EM / 4, ''] as const);

/** Measures the width of a text, px. */
export function measureText(text: string, face: Face): number {
  const glyphs = findGlyphs(face);
  let width = 0;
  for (const char of text.replaceAll(SPACES, SPACE)) width += findGlyph(glyphs, char)[0];
  return (width * face.size) / UNITS_PER_EM;
}

/** Draws one line with the extracted outlines of Golos Text, so that no font is needed. `y` is the base line. */
export function drawText(x: number, y: number, text: string, style: GolosStyle): string {
  const { size, color, anchor = 'start' } = style;
  const glyphs = findGlyphs(style);
  const scale = size / UNITS_PER_EM;
  let cursor = 0;
  let outlines = '';
  for (const char of text.replaceAll(SPACES, SPACE)) {
    const [advance, d] = findGlyph(glyphs, char);
    if (d)
      outlines += element('path', {
        d,
        transform: cursor ? `translate(${formatNumber(cursor)})` : undefined,
      });
    cursor += advance;
  }
  const width = cursor * scale;
  const left = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return group(
    { transform: `translate(${formatNumber(left)} ${formatNumber(y)}) scale(${scale})`, fill: color },
    outlines,
  );
}

/** Cuts a text at a character so that it fits with «…». */
function cutText(text: string, face: Face, width: number): string {
  const chars = [...text];
  while (chars.length > 1 && measureText(chars.join('') + ELLIPSIS, face) > width) chars.pop();
  return chars.join('').trimEnd() + ELLIPSIS;
}

/**
 * Breaks a text into lines of at most `width` px. Cuts with «…» what does not fit into `maxLines`, and any word that is
 * longer than a line.
 */
export function wrapText(text: string, face: Face, width: number, maxLines: number): readonly string[] {
  const words = text.split(BREAK).filter(Boolean);
  const lines: string[] = [];
  for (const [index, word] of words.entries()) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last}${SPACE}${word}`;
    if (last !== undefined && measureText(longer, face) <= width) lines[lines.length - 1] = longer;
    else if (lines.length < maxLines) lines.push(word);
    else {
      lines[lines.length - 1] = cutText(`${last}${SPACE}${words.slice(index).join(SPACE)}`, face, width);
      break;
    }
  }
  return lines.map((line) => (measureText(line, face) > width ? cutText(line, face, width) : line));
}
