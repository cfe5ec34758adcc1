import { expect, test } from 'vitest';
import { createSampleLead } from './testing/createSampleLead.ts';
import { saveLead } from './saveLead.ts';
import { readNote, writeNote } from '../state/notes.ts';
import type { State } from '../state/openState.ts';
import { eachState } from '../state/testing/eachState.ts';
import { lockState } from '../state/testing/lockState.ts';

/** Short, so that leads are refused soon. */
const OPTIONS = { isThreaded: true, maxWaitMs: 400 };

/** Saves a lead. Returns 'saved', or the name of the error. */
const save = (state: State, key: string): Promise<string> =>
  saveLead(state, createSampleLead({ idempotencyKey: key }), []).then(
    () => 'saved',
    (error: Error) => error.name,
  );

eachState('a lock that another process holds', ({ open, place }) => {
  test('delays neither reads nor the event loop; waiting leads are refused together, at the limit', async () => {
    const where = await place();
    const state = await open(where, OPTIONS);
    await writeNote(state.db, 'city', 'Владивосток');
    const release = await lockState(where);
    const events: string[] = [];
    const leads = Array.from({ length: 6 }, async (_, index) => {
      events.push(await save(state, `lead-${index}`));
    });
    for (let turns = 0; turns < 3; turns += 1) events.push((await readNote(state.db, 'city')) ?? 'nothing');
    await Promise.all(leads);
    expect(events).toEqual([
      ...Array.from({ length: 3 }, () => 'Владивосток'),
      ...Array.from({ length: 6 }, () => 'StateUnavailable'),
    ]);
    await release();
    expect(await state.db.selectFrom('lead').selectAll().execute()).toEqual([]);
  });

  test('that ends before the limit loses no lead, and leads after it are saved at once', async () => {
    const where = await place();
    const state = await open(where, { ...OPTIONS, maxWaitMs: 20_000 });
    const release = await lockState(where);
    const leads = Array.from({ length: 6 }, (_, index) => save(state, `lead-${index}`));
    await release();
    expect(await Promise.all(leads)).toEqual(Array.from({ length: 6 }, () => 'saved'));
    expect(await save(state, 'later')).toBe('saved');
  });
});
