import { eachLine } from './finding.ts';
import type { Check } from './finding.ts';

/** Directories of somebody's machine; without their slashes here, so that this file does not find itself. */
const PLACES = ['work', 'tmp/bash_jobs', 'root', 'Users'].map((name) => `/${name}/`);
const PLACE = new RegExp(`(?<![\\w.@*-])(?:${PLACES.join('|')})`);

/** Nothing that is committed names a path of one machine. */
export const machinePaths: Check = (files) =>
  files.flatMap((file) =>
    eachLine(file, (line) => {
      const place = PLACE.exec(line)?.[0];
      return place === undefined ? undefined : `names a path of one machine (${place}…)`;
    }),
  );
