import type { State } from '../state/openState.ts';
import { readContentFolder } from './files/readContentFolder.ts';
import { importContent, type ContentReport } from './importContent.ts';

/** Brings the database to what the content folder says. Rejects with ContentProblems, and changes nothing then. */
export const importFolder = async (state: State, dir: string): Promise<ContentReport> =>
  importContent(state, 'files', readContentFolder(dir));
