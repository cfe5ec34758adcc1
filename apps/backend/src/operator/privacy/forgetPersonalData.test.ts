import { readdirSync, readFileSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import timers from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createTempDir } from '../../lib/testing/createTempDir.ts';
import { createBackup } from '../backup/createBackup.ts';
import { findInBackups } from './findInBackups.ts';
import type { State } from '../../state/openState.ts';
import { eachState } from '../../state/testing/eachState.ts';
import { describePerson } from './describePerson.ts';
import { findLead, findLeads } from '../../leads/findLeads.ts';
import { forgetPersonalData } from './forgetPersonalData.ts';
import { retryLeads } from '../../leads/retryLeads.ts';
import { KeyConflict, saveLead } from '../../leads/saveLead.ts';
import { createSampleLead } from '../../leads/testing/createSampleLead.ts';

const NOW = new Date('2026-11-22T10:00:00.000Z');
const ANNA = createSampleLead({ id: 'anna-1' });
const OTHER = createSampleLead({ id: 'other', tel: '+79140000001', name: 'Пётр' });

eachState('forgetting', ({ open, place }) => {
  const openWithLeads = async () => {
    const state = await open();
    for (const lead of [ANNA, OTHER]) await saveLead(state, lead, ['smtp', 'webhook']);
    await state.db
      .updateTable('delivery')
      .set({ state: 'delivered', last_error: 'Анна +79141234567' })
      .where('target', '=', 'smtp')
      .execute();
    return state;
  };

  const addMessage = (state: State, conversation: string, text: string, more: object = {}) =>
    state.db
      .insertInto('chat_message')
      .values({
        id: text,
        conversation,
        text,
        at: '2026-11-20T00:00:00.000Z',
        author: 'visitor',
        host: 'main',
        page: '/',
        forwarded_at: '',
        forwarded_as: '',
        ...more,
      })
      .execute();

  it('removes what is personal, keeps the rest, and leaves other people alone', async () => {
    const state = await openWithLeads();
    const outcome = await forgetPersonalData(state, { cause: 'request', tel: ANNA.tel }, NOW);
    expect(outcome).toEqual({ leads: 1, cancelled: 1, passedOn: { smtp: 1 }, chatMessages: 0 });
    const forgotten = await findLead(state, 'anna-1');
    const stored = JSON.stringify(forgotten);
    for (const personal of ['Анна', '9141234567', 'Жду', '203.0.113.7', 'Mozilla', '100500', 'yandex'])
      expect(stored).not.toContain(personal);
    expect(forgotten?.lead).toMatchObject({
      createdAt: ANNA.createdAt,
      consent: ANNA.consent,
      lot: ANNA.lot,
      page: ANNA.page,
    });
    const other = await findLead(state, 'other');
    expect(other?.lead).toEqual(OTHER);
    expect(other?.deliveries.map(({ state: deliveryState }) => deliveryState)).toEqual([
      'delivered',
      'pending',
    ]);
  });

  it('leaves no byte of the person in the folder of the database, and names the backups that still have the person', async () => {
    const at = await place();
    const state = await open(at);
    const marked = createSampleLead({
      tel: '+79149876543',
      name: 'MARKED-name',
      message: 'MARKED-message',
      page: '/japan?utm_term=MARKED-page',
      lot: { id: 'prius-1', url: 'https://vvoz.example/cars/japan/1?tel=MARKED-lot' },
      receipt: { total: 1, link: '/calc?name=MARKED-receipt' },
    });
    await saveLead(state, marked, ['webhook']);
    const dir = createTempDir();
    const keep = 3;
    for (const minute of [1, 2])
      await createBackup({ place: at, dir, now: new Date(NOW.getTime() + minute * 60_000) });
    await forgetPersonalData(state, { cause: 'request', tel: marked.tel }, NOW);
    // At once: whoever is told that the data is gone may look.
    if ('file' in at)
      for (const name of readdirSync(path.dirname(at.file)))
        expect(readFileSync(path.join(path.dirname(at.file), name)).toString('latin1')).not.toMatch(
          /MARKED|9149876543/,
        );
    await createBackup({ place: at, dir, now: new Date(NOW.getTime() + 180_000) });
    const lead = await findLead(state, marked.id);
    expect(lead?.lead).toMatchObject({
      page: '/japan',
      lot: { id: 'prius-1', url: 'https://vvoz.example/cars/japan/1' },
    });
    expect(JSON.stringify(await state.db.selectFrom('consent_event').selectAll().execute())).not.toContain(
      'MARKED',
    );
    const copies = findInBackups(marked.tel, { dir, keep }, undefined);
    expect(copies.map(({ expiresAfter }) => expiresAfter)).toEqual([1, 2]);
  });

  it('is recorded in the register without personal data, even if nothing was found', async () => {
    const state = await openWithLeads();
    await forgetPersonalData(state, { cause: 'request', tel: ANNA.tel }, NOW);
    await forgetPersonalData(state, { cause: 'request', tel: ANNA.tel }, NOW);
    const log = await state.db
      .selectFrom('privacy_log')
      .select(['at', 'cause', 'leads', 'cancelled', 'chat_messages', 'passed_on'])
      .orderBy('leads', 'desc')
      .execute();
    expect(log).toEqual([
      {
        at: NOW.toISOString(),
        cause: 'request',
        leads: 1,
        cancelled: 1,
        chat_messages: 0,
        passed_on: '{"smtp":1}',
      },
      { at: NOW.toISOString(), cause: 'request', leads: 0, cancelled: 0, chat_messages: 0, passed_on: '{}' },
    ]);
  });

  it('cannot be undone by a retry, a new target, or a device that sends the request again', async () => {
    const state = await openWithLeads();
    await forgetPersonalData(state, { cause: 'request', tel: ANNA.tel }, NOW);
    await retryLeads(state, { kind: 'lead', id: 'anna-1' }, ['smtp', 'telegram', 'webhook'], NOW);
    await retryLeads(state, { kind: 'target', target: 'telegram', since: '' }, ['telegram'], NOW);
    expect((await findLead(state, 'anna-1'))?.deliveries.map(({ target }) => target)).toEqual(['smtp']);
    await expect(saveLead(state, { ...ANNA, id: 'again' }, ['webhook'])).rejects.toThrow(KeyConflict);
  });

  it('removes only the data of old leads after the retention time', async () => {
    const state = await openWithLeads();
    const young = createSampleLead({ createdAt: '2026-11-22T00:00:00.000Z' });
    await saveLead(state, young, []);
    const before = new Date('2026-11-01T00:00:00.000Z');
    expect(
      await forgetPersonalData(state, { cause: 'retention', before, chatBefore: before }, NOW),
    ).toMatchObject({ leads: 2 });
    expect(
      await forgetPersonalData(state, { cause: 'retention', before, chatBefore: before }, NOW),
    ).toMatchObject({ leads: 0 });
    const tels: string[] = [];
    for await (const { lead } of findLeads(state, { order: 'oldest' })) tels.push(lead.tel);
    expect(tels).toEqual(['', '', young.tel]);
    expect(await state.db.selectFrom('privacy_log').selectAll().execute()).toHaveLength(1);
    const withdrawn = state.db.selectFrom('consent_event').where('act', '=', 'withdrawn').selectAll();
    expect(await withdrawn.execute()).toEqual([]);
  });

  it('records a retention that removes only chat messages', async () => {
    const state = await open();
    await addMessage(state, 'a', 'Здравствуйте');
    const choice = { cause: 'retention', before: NOW, chatBefore: NOW } as const;
    for (const chatMessages of [1, 0])
      expect(await forgetPersonalData(state, choice, NOW)).toMatchObject({ chatMessages, passedOn: {} });
    const log = await state.db.selectFrom('privacy_log').selectAll().execute();
    expect(log).toMatchObject([{ cause: 'retention', leads: 0, chat_messages: 1, passed_on: '{}' }]);
  });

  it('empties the log also when somebody reads the database at that moment', async (context) => {
    const at = await place();
    if (!('file' in at)) return context.skip('PostgreSQL removes it by itself');
    const state = await open(at, { maxWaitMs: 0 });
    await saveLead(state, ANNA, []);
    const reader = new Sqlite(at.file, { readonly: true });
    onTestFinished(() => void reader.close());
    reader.exec('begin');
    expect(reader.prepare('select name from lead').pluck().all()).toEqual([ANNA.name]);
    const pause = vi.spyOn(timers, 'setTimeout').mockImplementation(async () => void reader.exec('commit'));
    syncBuiltinESMExports();
    onTestFinished(() => {
      pause.mockRestore();
      syncBuiltinESMExports();
    });
    await forgetPersonalData(state, { cause: 'request', tel: ANNA.tel }, NOW);
    expect(pause).toHaveBeenCalledTimes(1);
    expect(statSync(`${at.file}-wal`).size).toBe(0);
  });

  it('finds a number in chats and removes the whole conversation', async () => {
    const state = await openWithLeads();
    await addMessage(state, 'a', 'Жду звонка', { at: '2026-11-20T00:01:00.000Z' });
    await addMessage(state, 'a', 'Мой номер 8 (914) 123-45-67', { forwarded_as: '17' });
    await addMessage(state, 'b', 'Сколько стоит Prius 2017?');
    const { chat } = await describePerson(state, ANNA.tel);
    expect(chat.map(({ text }) => text)).toEqual(['Мой номер 8 (914) 123-45-67', 'Жду звонка']);
    const outcome = await forgetPersonalData(state, { cause: 'request', tel: ANNA.tel }, NOW);
    expect(outcome).toMatchObject({ chatMessages: 2, passedOn: { smtp: 1, chat: 1 } });
    const remaining = await state.db.selectFrom('chat_message').select('conversation').execute();
    expect(remaining).toEqual([{ conversation: 'b' }]);
  });

  it('describes a person with all requests and where they went', async () => {
    const state = await openWithLeads();
    const person = await describePerson(state, ANNA.tel);
    expect(person).toEqual({
      tel: ANNA.tel,
      leads: [
        {
          ...ANNA,
          deliveries: [
            { target: 'smtp', state: 'delivered', at: '', outcome: '' },
            { target: 'webhook', state: 'pending', at: '', outcome: '' },
          ],
        },
      ],
      chat: [],
    });
    expect((await describePerson(state, '+79149999999')).leads).toEqual([]);
  });
});
