import { eachLine } from './finding.ts';
import type { Check } from './finding.ts';

/** #rgb, #rgba, #rrggbb, #rrggbbaa, but not at the end of a longer word; and colour functions. */
const COLOUR = /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i;
/** Colours and sizes are allowed in the themes and their table, in code that draws pictures, and in tools. */
const ALLOWED =
  /^packages\/(ui\/src\/theme\/|catalogue\/src\/hosts\/hostColors\.ts$|drawings\/|demo\/|tools\/)/;

/** A length in rem that is not the size of a font (`1.0625rem/1`). */
const REM = /(?<![\d.])\d*\.?\d+rem\b(?!\/)/;
/** A weight as a number: `fontWeight: 600`, `font: '700 …`. */
const WEIGHT = /\bfontWeight: '?\d+|\bfont: [`']\d{3} /;

/** Says what of a line belongs to a token, or undefined. */
function findLiteral(line: string, isStyle: boolean): string | undefined {
  const colour = COLOUR.exec(line)?.[0];
  if (colour !== undefined) return `bare colour ${colour}: use vars.color`;
  if (!isStyle) return undefined;
  const length = REM.exec(line)?.[0];
  if (length !== undefined) return `bare length ${length}: use vars.space, vars.size, vars.leading or span`;
  const weight = WEIGHT.exec(line)?.[0];
  return weight === undefined ? undefined : `bare weight in ${weight}: use vars.weight`;
}

/** Reports colours, lengths in rem and weights outside the theme, except with `// token-ok: why`. */
export const tokens: Check = (files) =>
  files.flatMap((file) => {
    if (!/^(apps|packages)\/.*\.(ts|tsx|css)$/.test(file.path)) return [];
    if (ALLOWED.test(file.path) || /\.(stories|test|spec)\.tsx?$/.test(file.path)) return [];
    return eachLine(file, (line) => {
      const literal = findLiteral(line, file.path.endsWith('.css.ts'));
      if (literal === undefined || /token-ok: \S/.test(line)) return undefined;
      return `${literal}, or give the reason after // token-ok:`;
    });
  });
