/**
 * Writes src/sheet/glyphs.ts: the outlines of exactly those characters that the auction sheet
 * prints, so that drawing it needs no font. Run it after a label was changed:
 *
 *     node packages/drawings/scripts/extractGlyphs.ts
 *
 * Source: Noto Sans JP 400 (@fontsource/noto-sans-jp), SIL Open Font License 1.1. The licence allows
 * outlines in documents and derived files; the notice is repeated in the file that is written.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PRINTED_TEXTS } from '../src/sheet/labels.ts';

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

const FONT = dirname(require.resolve('@fontsource/noto-sans-jp/package.json'));
const OUTPUT = new URL('../src/sheet/glyphs.ts', import.meta.url);
/** Units per em of the outlines. Whole units are then precise enough at 32 px. */
const UNITS = 1000;

/** The font consists of several files; unicode.json lists the ranges of each. */
function rangesByPiece(): [piece: string, ranges: string][] {
  const table = JSON.parse(readFileSync(join(FONT, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(table).map(([piece, ranges]) => [piece.replaceAll(/[[\]]/g, ''), ranges]);
}

function holds(ranges: string, code: number): boolean {
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
  });
}

const fonts = new Map<string, Font>();

function fontOf(piece: string) {
  const known = fonts.get(piece);
  if (known) return known;
  const file = readFileSync(join(FONT, 'files', `noto-sans-jp-${piece}-400-normal.woff`));
  const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  fonts.set(piece, font);
  return font;
}

/** One command with whole coordinates. (The library's own toPathData loses parts of some outlines.) */
function written({ type, x1, y1, x2, y2, x, y }: Command): string {
  const values = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined);
  return type + values.map((value) => Math.round(value)).join(' ');
}

function glyphOf(char: string): [advance: number, d: string] {
  const code = char.codePointAt(0) ?? 0;
  for (const [piece, ranges] of rangesByPiece()) {
    if (!holds(ranges, code)) continue;
    const font = fontOf(piece);
    const glyph = font.charToGlyph(char);
    if (glyph.index === 0) continue;
    const advance = Math.round(((glyph.advanceWidth ?? 0) * UNITS) / font.unitsPerEm);
    return [advance, glyph.getPath(0, 0, UNITS).commands.map(written).join('')];
  }
  throw new Error(`No piece of Noto Sans JP holds "${char}"`);
}

const quoted = (text: string) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

const chars = [...new Set(PRINTED_TEXTS.join(''))].filter((char) => char !== ' ').sort();
const rows = chars.map((char) => {
  const [advance, d] = glyphOf(char);
  return `  ${quoted(char)}: [${advance}, ${quoted(d)}],`;
});
writeFileSync(
  OUTPUT,
  `// Written by scripts/extractGlyphs.ts; do not edit.
// Outlines of Noto Sans JP Regular. Copyright 2014-2021 Adobe (http://www.adobe.com/), with Reserved
// Font Name 'Source'; SIL Open Font License, Version 1.1 (https://openfontlicense.org).

/** A printed character: its advance and its outline, 1000 units an em, y down from the base line. */
export type Glyph = readonly [advance: number, outline: string];

export const GLYPHS: Readonly<Record<string, Glyph>> = {
${rows.join('\n')}
};
`,
);
