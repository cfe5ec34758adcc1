import { eachLine } from './finding.ts';
import type { Check } from './finding.ts';

/** #rgb, #rgba, #rrggbb, #rrggbbaa, but not at the end of a longer word; and colour functions. */
const COLOUR = /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i;
/** Colours are allowed in the themes and their table, in code that draws pictures, and in tools. */
const ALLOWED =
  /^packages\/(ui\/src\/theme\/|catalogue\/src\/hosts\/hostColors\.ts$|drawings\/|demo\/|tools\/)/;

/** Reports colours outside the theme, except on lines with `// token-ok: why`. */
export const tokens: Check = (files) =>
  files.flatMap((file) => {
    if (!/^(apps|packages)\/.*\.(ts|tsx|css)$/.test(file.path)) return [];
    if (ALLOWED.test(file.path) || /\.(stories|test|spec)\.tsx?$/.test(file.path)) return [];
    return eachLine(file, (line) => {
      const colour = COLOUR.exec(line)?.[0];
      if (colour === undefined || /token-ok: \S/.test(line)) return undefined;
      return `bare colour ${colour}: use vars.color, or give the reason after // token-ok:`;
    });
  });
