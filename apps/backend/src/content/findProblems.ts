import { ContentProblems, type Problem } from './files/problem.ts';
import { readContentFolder } from './files/readContentFolder.ts';
import { findBrokenLinks } from './findBrokenLinks.ts';

/** Checks the content folder as it is now, with the links and pictures of its texts, without importing it. */
export function findProblems(dir: string): readonly Problem[] {
  try {
    return findBrokenLinks(readContentFolder(dir));
  } catch (error) {
    if (error instanceof ContentProblems) return error.problems;
    throw error;
  }
}
