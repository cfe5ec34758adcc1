import path from 'node:path';
import { onTestFinished } from 'vitest';
import { tempDir } from '../../lib/testing/tempDir.ts';
import { openState, type State } from '../openState.ts';

/** The operator's data in a SQLite file of its own, for the running test. */
export async function tempState(): Promise<State> {
  const state = await openState({ file: path.join(tempDir(), 'state.sqlite') });
  onTestFinished(() => state.close());
  return state;
}
