import { expect, it } from 'vitest';
import { eachState } from '../state/testing/eachState.ts';
import { parseLeadRow } from './leadRecord.ts';
import { KeyConflict, saveLead } from './saveLead.ts';
import { createSampleLead } from './testing/createSampleLead.ts';

const TARGETS = ['webhook', 'telegram'];

eachState('a lead', ({ open, place }) => {
  it('is saved with all fields and one delivery per target', async () => {
    const state = await open();
    const lead = createSampleLead({ name: '👨‍👩‍👧 "Анна"; drop table lead; --' });
    const saved = await saveLead(state, lead, TARGETS);
    expect(saved).toEqual({ id: lead.id, createdAt: lead.createdAt, duplicate: false });
    const rows = await state.db.selectFrom('lead').selectAll().execute();
    expect(rows.map(parseLeadRow)).toEqual([lead]);
    const deliveries = await state.db.selectFrom('delivery').selectAll().orderBy('target').execute();
    expect(deliveries).toMatchObject(
      ['telegram', 'webhook'].map((target) => ({
        target,
        lead_id: lead.id,
        state: 'pending',
        attempts: 0,
        due_at: lead.createdAt,
      })),
    );
  });

  it('can be saved without targets, lot and receipt', async () => {
    const state = await open();
    const lead = createSampleLead({ lot: undefined, receipt: undefined });
    await saveLead(state, lead, []);
    expect((await state.db.selectFrom('lead').selectAll().execute()).map(parseLeadRow)).toEqual([lead]);
    expect(await state.db.selectFrom('delivery').select('id').execute()).toEqual([]);
    expect(await state.db.selectFrom('consent_event').select('lead_id').execute()).toEqual([
      { lead_id: lead.id },
    ]);
  });

  it('is saved once when it is sent again, even from another address', async () => {
    const state = await open();
    const first = createSampleLead();
    await saveLead(state, first, TARGETS);
    const repeated = createSampleLead({
      idempotencyKey: first.idempotencyKey,
      ip: '::1',
      createdAt: '2026-11-26T00:00:00.000Z',
    });
    expect(await saveLead(state, repeated, TARGETS)).toEqual({
      id: first.id,
      createdAt: first.createdAt,
      duplicate: true,
    });
    expect(await state.db.selectFrom('delivery').select('lead_id').execute()).toHaveLength(2);
    expect(await state.db.selectFrom('consent_event').select('lead_id').execute()).toEqual([
      { lead_id: first.id },
    ]);
  });

  it.each([
    { tel: '+79990000000' },
    { kind: 'callback' },
    { name: 'Пётр' },
    { host: 'other.test' },
    { page: '/korea' },
    { message: 'другое' },
    { lot: { id: 'prius-2' } },
    { receipt: undefined },
  ])('is refused when a different lead has its key: %j', async (other) => {
    const state = await open();
    const first = createSampleLead();
    await saveLead(state, first, TARGETS);
    const second = createSampleLead({ idempotencyKey: first.idempotencyKey, ...other });
    await expect(saveLead(state, second, TARGETS)).rejects.toThrow(KeyConflict);
    expect(await state.db.selectFrom('lead').select('id').execute()).toEqual([{ id: first.id }]);
  });

  it('is saved once when twenty requests with its key race', async () => {
    const state = await open();
    const key = 'one-key-for-all';
    const all = await Promise.all(
      Array.from({ length: 20 }, () => saveLead(state, createSampleLead({ idempotencyKey: key }), TARGETS)),
    );
    expect(new Set(all.map(({ id }) => id)).size).toBe(1);
    expect(all.filter(({ duplicate }) => !duplicate)).toHaveLength(1);
    expect(await state.db.selectFrom('lead').select('id').execute()).toHaveLength(1);
    expect(await state.db.selectFrom('delivery').select('id').execute()).toHaveLength(2);
  });

  it('is still complete when the database is opened again', async () => {
    const where = await place();
    const lead = createSampleLead();
    await saveLead(await open(where), lead, TARGETS);
    const { db } = await open(where);
    expect((await db.selectFrom('lead').selectAll().execute()).map(parseLeadRow)).toEqual([lead]);
  });

  it('is not saved at all when a delivery cannot be written', async () => {
    const state = await open();
    await expect(saveLead(state, createSampleLead(), ['webhook', 'webhook'])).rejects.toThrow();
    expect(await state.db.selectFrom('lead').select('id').execute()).toEqual([]);
    expect(await state.db.selectFrom('consent_event').select('id').execute()).toEqual([]);
  });

  it('is not saved at all when its consent cannot be written', async () => {
    const state = await open();
    await state.db.schema.dropTable('consent_event').execute();
    await expect(saveLead(state, createSampleLead(), TARGETS)).rejects.toThrow();
    expect(await state.db.selectFrom('lead').select('id').execute()).toEqual([]);
    expect(await state.db.selectFrom('delivery').select('id').execute()).toEqual([]);
  });
});
