import type { State } from '../state/openState.ts';
import { readContentFolder } from './files/readContentFolder.ts';
import { importContent, type ContentReport } from './importContent.ts';

/** Imports the content folder. Rejects with ContentProblems when a file has a fault, and then changes nothing. */
export const importFolder = async (state: State, dir: string): Promise<ContentReport> =>
  importContent(state, 'files', readContentFolder(dir));
