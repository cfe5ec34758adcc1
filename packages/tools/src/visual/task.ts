import { readFileSync, writeFileSync } from 'node:fs';
import type { Shot } from './shots.ts';

/** What `visual.ts` tells Playwright's processes. */
export interface VisualTask {
  /** Address of the built Storybook. */
  readonly url: string;
  readonly shots: readonly Shot[];
  /** The folder of baseline, results and report. */
  readonly directory: string;
  readonly executablePath: string;
}

const VARIABLE = 'VVOZ_VISUAL_TASK';

/** Writes the task into a file. Returns the variables with which processes find it. */
export function writeTask(file: string, task: VisualTask): Record<string, string> {
  writeFileSync(file, JSON.stringify(task));
  return { [VARIABLE]: file };
}

export const readTask = (): VisualTask =>
  JSON.parse(readFileSync(process.env[VARIABLE] ?? '', 'utf8')) as VisualTask;
