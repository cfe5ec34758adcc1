import { eachLine } from './finding.ts';
import type { Check } from './finding.ts';

/** #rgb, #rgba, #rrggbb, #rrggbbaa that are not the end of a longer word, and colour functions. */
const COLOUR = /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|hwb)\(/i;
/** Where colours are made: the themes, and what draws cars and pictures. */
const HOME = /^packages\/(ui\/src\/theme|drawings|demo|tools)\//;

/** A colour has a name in the theme; a bare one outside carries `// token-ok: why` on its line. */
export const tokens: Check = (files) =>
  files.flatMap((file) => {
    if (!/^(apps|packages)\/.*\.(ts|tsx|css)$/.test(file.path)) return [];
    if (HOME.test(file.path) || /\.(stories|test|spec)\.tsx?$/.test(file.path)) return [];
    return eachLine(file, (line) => {
      const colour = COLOUR.exec(line)?.[0];
      if (colour === undefined || /token-ok: \S/.test(line)) return undefined;
      return `bare colour ${colour}: use vars.color, or say // token-ok: why`;
    });
  });
