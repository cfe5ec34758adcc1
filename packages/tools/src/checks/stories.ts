import path from 'node:path';
import type { Check } from './finding.ts';

/** A component of packages/ui, except for those in `state`, which render no elements. */
const COMPONENT = /^packages\/ui\/src\/(?!state\/).*(?<!\.(stories|test))\.tsx$/;

/** Reports folders of packages/ui whose components have no story. */
export const stories: Check = (files) => {
  const listFolders = (pattern: RegExp) =>
    new Set(files.filter((file) => pattern.test(file.path)).map((file) => path.posix.dirname(file.path)));
  const shown = listFolders(/\.stories\.tsx$/);
  return [...listFolders(COMPONENT)]
    .filter((folder) => !shown.has(folder))
    .map((folder) => ({
      path: folder,
      line: 1,
      message: `its components have no story: add ${path.posix.basename(folder)}.stories.tsx with the states that a visitor meets`,
    }));
};
