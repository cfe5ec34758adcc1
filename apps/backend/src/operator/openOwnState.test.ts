import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { openState } from '../state/openState.ts';
import { eachState } from '../state/testing/eachState.ts';
import { openOwnState, type OwnState } from './openOwnState.ts';

eachState('opening the operator’s data', ({ place }) => {
  test('missing data of an installation is an error that says what to do, until it is created on purpose', async () => {
    const state = await place();
    const ownState: OwnState = { state, databaseFile: '/no/catalogue', isInstallation: true };
    const opened = openOwnState(ownState);
    await expect(opened).rejects.toThrow('url' in state ? 'DATABASE_URL has no tables' : state.file);
    await expect(opened).rejects.toThrow(
      /npm run operator -- restore BACKUP.*first start: npm run operator -- migrate up/,
    );
    // The refusal creates nothing, so the next attempt is refused too.
    await expect(openOwnState(ownState)).rejects.toThrow('first start');
    await (await openState(state)).close();
    await (await openOwnState(ownState)).close();
  });
});

test('a new database is created if nothing is set up, but not beside a catalogue', async () => {
  const dir = createTempDir();
  const ownState: OwnState = {
    state: { file: path.join(dir, 'vvoz-state.sqlite') },
    databaseFile: path.join(dir, 'vvoz.sqlite'),
    isInstallation: false,
  };
  await (await openOwnState(ownState)).close();
  writeFileSync(ownState.databaseFile, '');
  await (await openOwnState(ownState)).close();
  rmSync(path.join(dir, 'vvoz-state.sqlite'));
  await expect(openOwnState(ownState)).rejects.toThrow(/vvoz-state\.sqlite does not exist/);
});
