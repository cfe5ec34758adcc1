import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

type Command = { type: string; x1?: number; y1?: number; x2?: number; y2?: number; x?: number; y?: number };
type Glyph = {
  index: number;
  advanceWidth?: number;
  getPath(x: number, y: number, size: number): { commands: Command[] };
};
type Font = { unitsPerEm: number; charToGlyph(char: string): Glyph };

const require = createRequire(import.meta.url);
// The package is CommonJS in Node and has no types.
const { parse } = require('opentype.js') as { parse(bytes: ArrayBuffer): Font };

/** Units per em of the outlines. Whole units are then precise enough at the sizes of the drawings. */
const UNITS = 1000;

/** Says whether a character is in the ranges of a file: `U+0-ff,U+131`. */
function includesCode(ranges: string, code: number): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

/** Formats one command with whole coordinates. The library's own toPathData loses parts of some outlines. */
function formatCommand({ type, x1, y1, x2, y2, x, y }: Command): string {
  const values = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return type + values.map((value) => Math.round(value)).join(' ');
}

const quote = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/** A font of Fontsource in one weight. */
export interface FontFace {
  /** The package's `package.json`. */
  readonly manifest: string;
  readonly weight: number;
}

/** Creates the function that reads a character's outline. A font consists of several files; unicode.json lists their ranges. */
function createOutlineReader({ manifest, weight }: FontFace) {
  const folder = dirname(manifest);
  const name = basename(folder);
  const table = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const pieces = Object.entries(table).map(
    ([piece, ranges]) => [piece.replaceAll(/[[\]]/g, ''), ranges] as const,
  );
  const fonts = new Map<string, Font>();
  function openPiece(piece: string): Font {
    const known = fonts.get(piece);
    if (known) return known;
    const file = readFileSync(join(folder, 'files', `${name}-${piece}-${weight}-normal.woff`));
    const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
    fonts.set(piece, font);
    return font;
  }
  return (char: string): [advance: number, d: string] => {
    const code = char.codePointAt(0) ?? 0;
    for (const [piece, ranges] of pieces) {
      if (!includesCode(ranges, code)) continue;
      const font = openPiece(piece);
      const glyph = font.charToGlyph(char);
      if (glyph.index === 0) continue;
      const advance = Math.round(((glyph.advanceWidth ?? 0) * UNITS) / font.unitsPerEm);
      return [advance, glyph.getPath(0, 0, UNITS).commands.map(formatCommand).join('')];
    }
    throw new Error(`No file of ${name} ${weight} has "${char}"`);
  };
}

/** Formats the rows of a table of glyphs for these characters, in the order of their codes. */
export function formatGlyphRows(face: FontFace, text: string): string {
  const readOutline = createOutlineReader(face);
  const chars = [...new Set(text)].toSorted();
  return chars
    .map((char) => {
      const [advance, d] = readOutline(char);
      return `  ${quote(char)}: [${advance}, ${quote(d)}],`;
    })
    .join('\n');
}
