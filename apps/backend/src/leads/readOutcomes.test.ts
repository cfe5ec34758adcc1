import { expect, it } from 'vitest';
import { eachState } from '../state/testing/eachState.ts';
import { countLeads } from './countLeads.ts';
import { readOutcomes } from './readOutcomes.ts';
import { saveLead } from './saveLead.ts';
import { DeliveryError, type Outcome, type Target } from './targets/Target.ts';
import { createMemoryLog } from './testing/createMemoryLog.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

const NOW = new Date('2026-11-22T03:00:00.000Z');
const LATER = new Date('2026-11-22T04:00:00.000Z');
const deliver = async () => undefined;

/** A CRM that notes since when it was asked. */
function createCrm(outcomes: () => readonly Outcome[]) {
  const asked: string[] = [];
  const crm: Target = {
    name: 'bitrix24',
    deliver,
    listOutcomes: async (since) => {
      asked.push(since.toISOString());
      return outcomes();
    },
  };
  return { crm, asked };
}

eachState('reading outcomes', ({ open }) => {
  it('stores what the CRM tells, and takes it back when the lead is opened again', async () => {
    const { db } = await open();
    await saveLead({ db }, createSampleLead({ id: 'a' }), ['bitrix24', 'smtp']);
    const log = createMemoryLog();
    let outcome: Outcome['outcome'] = 'won';
    const { crm, asked } = createCrm(() => [
      { leadId: 'a', outcome },
      { leadId: 'of another installation', outcome: 'lost' },
    ]);
    const read = (now: Date) =>
      readOutcomes(db, [{ name: 'smtp', deliver }, crm], { log, signal: new AbortController().signal, now });
    await read(NOW);
    const readStored = () =>
      db.selectFrom('delivery').select(['target', 'outcome', 'outcome_at']).orderBy('target').execute();
    expect(await readStored()).toEqual([
      { target: 'bitrix24', outcome: 'won', outcome_at: NOW.toISOString() },
      { target: 'smtp', outcome: '', outcome_at: '' },
    ]);
    expect((await countLeads({ db })).targets).toMatchObject({
      bitrix24: { outcomes: { won: 1 } },
      smtp: { outcomes: {} },
    });
    // The same outcome keeps its time.
    await read(LATER);
    expect((await readStored())[0]?.outcome_at).toBe(NOW.toISOString());
    outcome = 'open';
    await read(LATER);
    expect((await readStored())[0]).toMatchObject({ outcome: '', outcome_at: '' });
    // Three months back at first, then ten minutes before the last reading.
    expect(asked).toEqual([
      '2026-08-24T03:00:00.000Z',
      '2026-11-22T02:50:00.000Z',
      '2026-11-22T03:50:00.000Z',
    ]);
  });

  it('asks for the same time again after a failure, and logs no text of the CRM', async () => {
    const { db } = await open();
    let isDown = true;
    const { crm, asked } = createCrm(() => {
      if (isDown) throw new DeliveryError('HTTP 401', { detail: 'Анна' });
      return [];
    });
    const log = createMemoryLog();
    const context = { log, signal: new AbortController().signal };
    await expect(readOutcomes(db, [crm], { ...context, now: NOW })).rejects.toThrow('not read: bitrix24');
    isDown = false;
    await readOutcomes(db, [crm], { ...context, now: NOW });
    expect(new Set(asked).size).toBe(1);
    expect(JSON.stringify(log)).not.toContain('Анна');
  });

  it('is interrupted when the backend stops', async () => {
    const { db } = await open();
    const stop = new AbortController();
    let isInterrupted = false;
    const listOutcomes: Target['listOutcomes'] = async (_since, signal) => {
      stop.abort();
      isInterrupted = signal.aborted;
      return [];
    };
    const context = { log: createMemoryLog(), signal: stop.signal, now: NOW };
    await readOutcomes(db, [{ name: 'bitrix24', deliver, listOutcomes }], context);
    expect(isInterrupted).toBe(true);
  });

  it('reads each CRM by itself: a failure of one delays no other, and an outcome belongs to its CRM', async () => {
    const { db } = await open();
    await saveLead({ db }, createSampleLead({ id: 'a' }), ['amocrm', 'bitrix24']);
    const failing = createCrm(() => {
      throw new Error('down');
    });
    const working = createCrm(() => [{ leadId: 'a', outcome: 'lost' }]);
    const targets = [failing.crm, { ...working.crm, name: 'amocrm' }];
    const context = { log: createMemoryLog(), signal: new AbortController().signal };
    for (const now of [NOW, LATER])
      await expect(readOutcomes(db, targets, { ...context, now })).rejects.toThrow('not read: bitrix24');
    // The failing one is asked for three months each time.
    expect(failing.asked).toEqual(['2026-08-24T03:00:00.000Z', '2026-08-24T04:00:00.000Z']);
    expect(working.asked).toEqual(['2026-08-24T03:00:00.000Z', '2026-11-22T02:50:00.000Z']);
    expect((await countLeads({ db })).targets).toMatchObject({
      amocrm: { outcomes: { lost: 1 } },
      bitrix24: { outcomes: {} },
    });
  });
});
