import { ContentProblems, type Problem } from './files/problem.ts';
import { readContentFolder } from './files/readContentFolder.ts';

/** Checks the content folder as it is now, without importing it. */
export function findProblems(dir: string): readonly Problem[] {
  try {
    readContentFolder(dir);
    return [];
  } catch (error) {
    if (error instanceof ContentProblems) return error.problems;
    throw error;
  }
}
