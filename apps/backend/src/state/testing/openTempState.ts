import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { openState, type State } from '../openState.ts';

/** Opens the operator's data in a new SQLite file, for the running test. */
export async function openTempState(): Promise<State> {
  const state = await openState({ file: path.join(createTempDir(), 'state.sqlite') });
  onTestFinished(() => state.close());
  return state;
}
