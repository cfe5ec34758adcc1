import { eachLine } from './finding.ts';
import type { Check } from './finding.ts';

const LIMIT = /\bconst ((?:MOST|LEAST|USUAL|LONGEST|SHOWN)(?:_\w+)?)\b/;

/**
 * Reports constants whose names begin with another word for a limit or a default (MOST, LEAST, USUAL …): a reader searches
 * for MAX_, MIN_ and DEFAULT_.
 */
export const limitNames: Check = (files) =>
  files.flatMap((file) => {
    if (!/^(apps|packages)\/.*\.[cm]?[jt]sx?$/.test(file.path)) return [];
    return eachLine(file, (line) => {
      const name = LIMIT.exec(line)?.[1];
      return name === undefined
        ? undefined
        : `${name}: begin the name of a limit with MAX_ or MIN_, of a default with DEFAULT_`;
    });
  });
