import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createTempDir } from '../lib/testing/createTempDir.ts';
import { OperatorError } from '../lib/OperatorError.ts';
import { writeNote } from './notes.ts';
import { openState } from './openState.ts';
import { eachState } from './testing/eachState.ts';

eachState('the operator’s data', ({ open, place }) => {
  it('is still there when it is opened again', async () => {
    const where = await place();
    const first = await open(where);
    await first.db.insertInto('note').values({ name: 'a', value: '1' }).execute();
    const second = await open(where);
    expect(await second.db.selectFrom('note').selectAll().execute()).toEqual([{ name: 'a', value: '1' }]);
  });

  it('can be opened several times at once while it is new', async () => {
    const where = await place();
    const all = await Promise.all([open(where), open(where), open(where)]);
    const counts = await Promise.all(all.map(({ db }) => db.selectFrom('lead').selectAll().execute()));
    expect(counts).toEqual([[], [], []]);
  });

  it('does not let a write wait for a lock as long as a statement may run', async (context) => {
    const { db, engine } = await open(await place(), { maxWaitMs: 1000 });
    // Of SQLite: leads/lockedState.test.ts.
    if (engine.kind !== 'postgres') return context.skip();
    const other = await engine.pool.connect();
    onTestFinished(() => other.release(true));
    await other.query('begin; lock table note in exclusive mode');
    await expect(writeNote(db, 'a', '1')).rejects.toMatchObject({ name: 'StateUnavailable', code: '55P03' });
  });

  it('waits for a running transaction when it is closed', async () => {
    const where = await place();
    const { db, close } = await openState(where);
    const [begun, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const written = db.transaction().execute(async (trx) => {
      await writeNote(trx, 'a', '1');
      begun.resolve();
      await goOn.promise;
      await writeNote(trx, 'b', '2');
    });
    await begun.promise;
    const closed = close();
    await new Promise(setImmediate);
    goOn.resolve();
    await Promise.all([written, closed]);
    const notes = await (await open(where)).db.selectFrom('note').select('name').orderBy('name').execute();
    expect(notes).toEqual([{ name: 'a' }, { name: 'b' }]);
  });

  it('refuses a delivery of a lead that does not exist', async () => {
    const { db } = await open();
    const orphan = {
      id: 'd',
      lead_id: 'nobody',
      target: 'webhook',
      state: 'pending',
      attempts: 0,
      due_at: '',
      claimed_by: '',
      claimed_until: '',
      last_error: '',
      delivered_at: '',
      outcome: '',
      outcome_at: '',
    };
    await expect(db.insertInto('delivery').values(orphan).execute()).rejects.toThrow(/foreign key/i);
  });
});

it.each([true, false])(
  'a damaged file is named with the commands that restore it; in a thread: %s',
  async (isThreaded) => {
    const file = path.join(createTempDir(), 'state.sqlite');
    writeFileSync(file, Buffer.alloc(8192, 'damaged '));
    const fault: unknown = await openState({ file }, { isThreaded }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(OperatorError);
    expect(String(fault)).toContain(`${file} is damaged`);
    expect(String(fault)).toContain('npm run operator -- restore BACKUP');
  },
);
