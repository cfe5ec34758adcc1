import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { readBackupHealth } from '../../state/backupNotes.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { backUpAndNote, noteFailure } from './backUpAndNote.ts';

const NOW = new Date('2026-11-22T03:04:05.678Z');

eachState('the outcome of backups', ({ place, open }) => {
  test('failures are counted until a backup is complete, while the backend runs', async () => {
    const where = await place();
    const state = await open(where);
    expect(await readBackupHealth(state.db)).toEqual({ lastSuccess: null, failures: 0 });
    const dir = createTempDir();
    const blocked = path.join(dir, 'a-file');
    writeFileSync(blocked, '');
    for (const failures of [1, 2]) {
      await expect(backUpAndNote({ place: where, dir: blocked, keep: 2, now: NOW })).rejects.toThrow();
      expect(await readBackupHealth(state.db)).toEqual({ lastSuccess: null, failures });
    }
    await backUpAndNote({ place: where, dir, keep: 2, now: NOW });
    expect(await readBackupHealth(state.db)).toEqual({ lastSuccess: NOW.toISOString(), failures: 0 });
    // A copy to another place that failed after a complete backup.
    await noteFailure(where, NOW);
    expect(await readBackupHealth(state.db)).toEqual({ lastSuccess: NOW.toISOString(), failures: 1 });
  });
});
