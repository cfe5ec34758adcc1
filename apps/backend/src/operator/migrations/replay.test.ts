import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eachState } from '../../state/testing/eachState.ts';
import { countAll, replay, type Recording } from './testing/recording.ts';

const RECORDED = path.join(import.meta.dirname, 'testing/recorded');
const read = (name: string) => JSON.parse(readFileSync(path.join(RECORDED, name), 'utf8')) as Recording;

eachState('the last release on the schema of this one', ({ open }) => {
  test('does all that it did on its own schema', async () => {
    const { db, engine } = await open();
    const [name = ''] = readdirSync(RECORDED)
      .filter((file) => file.endsWith(`.${engine.kind}.json`))
      .toSorted()
      .slice(-1);
    const recording = read(name);
    await replay(db, recording);
    expect(await countAll(db)).toMatchObject(recording.rows);
    // It fails on a schema without a column that the last release uses.
    await sql`alter table lead drop column receipt`.execute(db);
    await expect(replay(db, recording)).rejects.toThrow(/receipt/);
  });
});
