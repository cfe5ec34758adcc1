import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../catalogue/db/open.ts';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { eachState } from '../state/testing/eachState.ts';
import { adoptCatalogue, ForeignCatalogue } from './claimCatalogue.ts';
import { withCatalogue } from './withCatalogue.ts';

eachState('the catalogue of the operator’s data', ({ open }) => {
  test('the same file is written again and again', async () => {
    const state = await open();
    const file = path.join(createTempDir(), 'vvoz.sqlite');
    for (let round = 0; round < 2; round += 1)
      expect(await withCatalogue(file, state, async () => 'written')).toBe('written');
  });

  test('another file is written only if the operator’s data is in a file beside it, or after it was adopted', async () => {
    const state = await open();
    const [first, second] = [createTempDir(), createTempDir()].map((dir) =>
      path.join(dir, 'vvoz.sqlite'),
    ) as [string, string];
    await withCatalogue(first, state, async () => undefined);
    const write = () => withCatalogue(second, state, async () => 'written');
    if (state.engine.kind === 'sqlite') {
      expect(await write()).toBe('written');
      return;
    }
    await expect(write()).rejects.toThrow(ForeignCatalogue);
    await expect(write()).rejects.toThrow('npm run operator -- catalogue adopt');
    const db = openDatabase(second);
    await adoptCatalogue(db, state);
    db.close();
    expect(await write()).toBe('written');
    await expect(withCatalogue(first, state, async () => undefined)).rejects.toThrow(ForeignCatalogue);
  });
});
