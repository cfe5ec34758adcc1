/**
 * Writes the outlines of the characters that the auction sheet prints and that share cards may show, so that drawing them
 * needs no font. Run it after a label of the sheet, or the characters of the cards, were changed:
 *
 *     node packages/tools/bin/with-tools.mjs node packages/drawings/scripts/extractGlyphs.ts && npm run verify -- format --write
 *
 * Sources: Noto Sans JP and Golos Text (Fontsource), SIL Open Font License 1.1. The licence allows outlines in documents and
 * derived files; the notices are repeated in the files that are written.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CARD_CHARACTERS } from '../src/card/cardCharacters.ts';
import { PRINTED_TEXTS } from '../src/sheet/labels.ts';
import { formatGlyphRows, type FontFace } from './readOutlines.ts';

const require = createRequire(import.meta.url);
const NOTO = require.resolve('@fontsource/noto-sans-jp/package.json');
const GOLOS = require.resolve('@fontsource/golos-text/package.json');

const NOTO_NOTICE = `// Outlines of Noto Sans JP Regular. Copyright 2014-2021 Adobe (http://www.adobe.com/), with Reserved
// Font Name 'Source'; SIL Open Font License, Version 1.1 (https://openfontlicense.org).`;
const GOLOS_NOTICE = `// Outlines of Golos Text. Copyright 2019 The Golos Text Project Authors
// (https://github.com/googlefonts/golos-text); SIL Open Font License, Version 1.1 (https://openfontlicense.org).`;

interface GlyphFile {
  /** Below src. */
  readonly path: string;
  readonly face: FontFace;
  readonly notice: string;
  readonly text: string;
  readonly name: string;
}

const FILES: readonly GlyphFile[] = [
  {
    path: 'sheet/glyphs.ts',
    face: { manifest: NOTO, weight: 400 },
    notice: NOTO_NOTICE,
    text: PRINTED_TEXTS.join('').replaceAll(' ', ''),
    name: 'GLYPHS',
  },
  {
    path: 'card/golosRegular.ts',
    face: { manifest: GOLOS, weight: 400 },
    notice: GOLOS_NOTICE,
    text: CARD_CHARACTERS,
    name: 'GOLOS_REGULAR',
  },
  {
    path: 'card/golosBold.ts',
    face: { manifest: GOLOS, weight: 700 },
    notice: GOLOS_NOTICE,
    text: CARD_CHARACTERS,
    name: 'GOLOS_BOLD',
  },
];

for (const { path, face, notice, text, name } of FILES)
  writeFileSync(
    new URL(`../src/${path}`, import.meta.url),
    `// Generated: do not edit. To generate it again, run in the root of the repository:
//     node packages/tools/bin/with-tools.mjs node packages/drawings/scripts/extractGlyphs.ts && npm run verify -- format --write
${notice}
import type { Glyphs } from '../core/glyph.ts';

export const ${name}: Glyphs = {
${formatGlyphRows(face, text)}
};
`,
  );
