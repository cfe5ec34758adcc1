import { eachLine } from './finding.ts';
import type { Check } from './finding.ts';

/** Directories of one machine. Written without slashes, so that the check does not report this file. */
const PLACES = ['work', 'tmp/bash_jobs', 'root', 'Users'].map((name) => `/${name}/`);
const PLACE = new RegExp(`(?<![\\w.@*-])(?:${PLACES.join('|')})`);

/** Reports paths that exist on one machine only. */
export const machinePaths: Check = (files) =>
  files.flatMap((file) =>
    eachLine(file, (line) => {
      const place = PLACE.exec(line)?.[0];
      return place === undefined
        ? undefined
        : `contains a path of one machine (${place}…): use a path relative to the repository`;
    }),
  );
