import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatLeadNumber, LEAD_NUMBER } from '@vvoz/catalogue/words/leadNumber';
import { readRememberedLead } from './leadMemory.ts';
import type { LeadSender } from './sendLead.ts';
import { submitLead } from './submitLead.ts';

const NodeFormData = globalThis.FormData;
const FILLED = { tel: '8 914 123-45-67', name: 'Анна', message: 'Prius', consent_version: '2026-11-01' };
let goals: unknown[];

beforeEach(() => {
  vi.setSystemTime('2026-11-25T04:05:00Z');
  goals = [];
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('window', { dispatchEvent: ({ detail }: CustomEvent) => goals.push(detail) });
  vi.stubGlobal('location', { origin: 'https://vvoz.example' });
  vi.stubGlobal('reportError', () => undefined);
  vi.stubGlobal('localStorage', {
    getItem: () => JSON.stringify([{ lot: 'japan/1', title: 'Toyota Prius', state: 'live', at: 1 }]),
  });
  // Node's FormData cannot read a form element.
  vi.stubGlobal(
    'FormData',
    class extends NodeFormData {
      constructor(form: unknown) {
        super();
        for (const [name, value] of Object.entries(form as Record<string, string>)) this.append(name, value);
      }
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Sends a form to a site that answers every request with `answer`. Also returns the bodies that the site got. */
async function submit(
  fields: Record<string, string>,
  response: () => Promise<Response>,
  canStore = true,
  page = 'https://vvoz.example/korea',
) {
  const bodies: Record<string, unknown>[] = [];
  const sender: LeadSender = {
    getToken: async () => 'token',
    readMarks: () => ({ page }),
    keep: async () => {
      if (!canStore) throw new Error('denied');
    },
    fetch: async (_path, init) => {
      bodies.push(JSON.parse(String(init?.body)) as Record<string, unknown>);
      return response();
    },
  };
  const state = await submitLead(fields as unknown as HTMLFormElement, sender);
  return { state, bodies };
}
const accept = async () => Response.json({ data: { id: 'lead-1' } }, { status: 201 });

test('a sent request is remembered for the next form and counted as a goal', async () => {
  const { state, bodies } = await submit(FILLED, accept);
  expect(state.status).toBe('sent');
  expect(bodies).toMatchObject([{ tel: '8 914 123-45-67', message: 'Prius', token: 'token' }]);
  expect(readRememberedLead()).toEqual({ name: 'Анна', tel: '8 914 123-45-67', at: Date.now() });
  expect(state).toMatchObject({ reference: { about: undefined } });
  expect(goals).toEqual(['form-sent']);
});

test('a request that waits on the device counts too, one that is lost does not', async () => {
  const fail = async () => new Response(null, { status: 503 });
  expect((await submit(FILLED, fail)).state.status).toBe('kept');
  expect(goals).toEqual(['form-sent']);
  expect((await submit({ ...FILLED, name: 'Пётр' }, fail, false)).state.status).toBe('failed');
  expect(goals).toHaveLength(1);
  expect(readRememberedLead()?.name).toBe('Анна');
});

test('sent or kept, a request has one number, which comes from its key, and names its subject', async () => {
  const about = { about: 'Toyota Prius, лот 5123' };
  const fail = async () => new Response(null, { status: 503 });
  const kept = await submit({ ...FILLED, ...about }, fail);
  const sent = await submit({ ...FILLED, ...about }, accept);
  const reference = { number: expect.stringMatching(LEAD_NUMBER) as string, about: about.about };
  expect(kept.state).toMatchObject({ status: 'kept', reference });
  expect(sent.state).toEqual({ ...kept.state, status: 'sent' });
  expect(sent.state).toMatchObject({
    reference: { number: formatLeadNumber(String(sent.bodies[0]?.['idempotency_key'])) },
  });
});

test('the wish for a channel is a line of the message', async () => {
  const { bodies } = await submit({ ...FILLED, channel: 'MAX' }, accept);
  expect(bodies[0]).toMatchObject({ message: 'Prius\n\nКак ответить: MAX' });
  expect(bodies[0]).not.toHaveProperty('channel');
});

test('wrong fields are refused without a request', async () => {
  const { state, bodies } = await submit({ ...FILLED, tel: '12' }, accept);
  expect(state).toMatchObject({ status: 'refused', errors: { tel: expect.any(String) } });
  expect(bodies).toEqual([]);
  expect(goals).toEqual([]);
});

test('the same form has the same key, another message has another one', async () => {
  const keys: unknown[] = [];
  for (const message of ['Prius', 'Prius', 'Fit'])
    keys.push((await submit({ ...FILLED, message }, accept)).bodies[0]?.['idempotency_key']);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('the same words on another page, or with the favourites, are another request', async () => {
  const keys = [
    await submit(FILLED, accept),
    await submit(FILLED, accept, true, 'https://vvoz.example/japan'),
    await submit({ ...FILLED, shelf: 'on' }, accept, true, 'https://vvoz.example/japan'),
  ].map(({ bodies }) => bodies[0]?.['idempotency_key']);
  expect(new Set(keys).size).toBe(3);
});

test('the favourites are sent too if the visitor ticks that', async () => {
  const ticked = await submit({ ...FILLED, shelf: 'on' }, accept);
  expect(ticked.bodies[0]?.['message']).toBe(
    'Prius\n\nИзбранное:\nToyota Prius https://vvoz.example/cars/japan/1',
  );
});
