import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { formatLeadNumber } from '@vvoz/catalogue/words/leadNumber';
import { getResponseMs, startHttpServer, type HttpResponse } from '../../../lib/testing/startHttpServer.ts';
import { createSampleLead } from '../../testing/createSampleLead.ts';
import { deliver, expectFailure } from '../../testing/expectFailure.ts';
import { createAmocrmTarget } from './amocrmTarget.ts';

const TOKEN = 'a-long-lived-token.of.amo';

interface CrmLead {
  readonly id: number;
  readonly name: string;
  readonly lead: Record<string, unknown>;
  readonly notes: string[];
}

/** Starts a CRM that speaks API v4. `spoil` may replace the nth answer to a POST, after its work is done. */
async function startCrm(spoil: (time: number) => HttpResponse | undefined = () => undefined) {
  const leads: CrmLead[] = [];
  let posts = 0;
  const server = await startHttpServer(({ method, path, headers, body }) => {
    if (headers.authorization !== `Bearer ${TOKEN}`)
      return { status: 401, body: { title: 'Unauthorized', status: 401, detail: 'Неверный токен' } };
    const url = new URL(path, 'http://crm');
    const id = Number(/\/leads\/(\d+)\/notes$/.exec(url.pathname)?.[1]);
    const lead = leads.find((one) => one.id === id);
    if (method === 'GET') {
      if (lead)
        return lead.notes.length === 0
          ? { status: 204 }
          : { body: { _embedded: { notes: lead.notes.map((text) => ({ id: 1, params: { text } })) } } };
      const found = leads.filter(({ name }) => name.includes(url.searchParams.get('query') ?? ''));
      return found.length === 0
        ? { status: 204 }
        : { body: { _page: 1, _embedded: { leads: found.map((one) => ({ id: one.id, name: one.name })) } } };
    }
    posts += 1;
    const [item = {}] = JSON.parse(body) as Record<string, unknown>[];
    if (lead) {
      const { text } = item['params'] as { text: string };
      // As if the call had not arrived.
      if (spoil(posts)) return spoil(posts) ?? {};
      lead.notes.push(text);
      return { body: { _embedded: { notes: [{ id: 1 }] } } };
    }
    leads.push({ id: leads.length + 1, name: String(item['name']), lead: item, notes: [] });
    return spoil(posts) ?? { body: [{ id: leads.length, contact_id: 7, merged: false }] };
  });
  return {
    server,
    leads,
    target: createAmocrmTarget({ url: `${server.url}/`, token: TOKEN, responseMs: 5000 }),
  };
}

test('a lead has a contact with the number, and a note with all that the visitor sent', async () => {
  const { target, leads, server } = await startCrm();
  const lead = createSampleLead();
  await deliver(target, lead);
  expect(server.requests.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'GET /api/v4/leads',
    'POST /api/v4/leads/complex',
    'POST /api/v4/leads/1/notes',
  ]);
  expect(leads[0]?.lead).toEqual({
    name: `Заявка: Анна Проверочная, TOYOTA PRIUS 2019, № ${formatLeadNumber(lead.idempotencyKey)}`,
    _embedded: {
      tags: [{ name: 'vvoz' }],
      contacts: [
        {
          first_name: 'Анна Проверочная',
          custom_fields_values: [
            { field_code: 'PHONE', values: [{ enum_code: 'MOB', value: '+79141234567' }] },
          ],
        },
      ],
    },
  });
  expect(leads[0]?.notes[0]).toContain('Страница: https://example.test/japan/czeny-na-avto');
  expect(leads[0]?.notes[0]).toContain(lead.id);
});

test('a repeat after a lost answer creates no second lead, and brings the note that is missing', async () => {
  const { target, leads } = await startCrm((time) => (time === 1 ? { fault: 'cut' } : undefined));
  const lead = createSampleLead();
  expect((await expectFailure(target, lead)).message).toMatch(/^connection failed/);
  await deliver(target, lead);
  await deliver(target, lead);
  expect(leads.map(({ notes }) => notes.length)).toEqual([1]);
});

test('the number is in the name also of a lead with a long name and lot', async () => {
  const { target, leads } = await startCrm();
  const lead = createSampleLead({ name: 'Константин '.repeat(20).trim() });
  await deliver(target, lead);
  await deliver(target, lead);
  expect(leads.map(({ name }) => name)).toEqual([
    expect.stringMatching(new RegExp(`№ ${formatLeadNumber(lead.idempotencyKey)}$`)),
  ]);
});

test('a note that was refused for now is written by the repeat', async () => {
  const { target, leads } = await startCrm((time) => (time === 2 ? { status: 429 } : undefined));
  const lead = createSampleLead();
  await expectFailure(target, lead);
  await deliver(target, lead);
  expect(leads.map(({ notes }) => notes.length)).toEqual([1]);
});

test('another request of the same person with the same number is a lead of its own', async () => {
  const { target, leads } = await startCrm();
  const first = createSampleLead();
  await deliver(target, first);
  await deliver(target, createSampleLead({ idempotencyKey: first.idempotencyKey }));
  expect(leads).toHaveLength(2);
});

test.each([
  ['a wrong token', { status: 401, body: { detail: 'Неверный токен' } }, 'HTTP 401', false],
  ['a field of the wrong form', { status: 400, body: { detail: 'Анна' } }, 'HTTP 400', true],
  ['too many requests', { status: 429 }, 'HTTP 429', false],
  ['an HTML page', { body: '<html>' }, 'HTTP 200 without JSON', false],
  ['an answer of another form', { body: { leads: [] } }, 'answer of another form', false],
])('%s', async (_, response: HttpResponse, message, permanent) => {
  const { url } = await startHttpServer(() => response);
  const target = createAmocrmTarget({ url, token: TOKEN, responseMs: getResponseMs(response) });
  expect(await expectFailure(target)).toMatchObject({ message, permanent });
});

test('tells how leads that changed since a time stand, by the id in their notes', async () => {
  const ids = Array.from({ length: 5 }, () => randomUUID());
  const tags = [{ id: 1, name: 'vvoz' }];
  const spam = [{ id: 1, name: 'Спам, реклама' }];
  const leads = [
    { id: 0, status_id: 142, _embedded: { tags } },
    { id: 1, status_id: 143, _embedded: { tags, loss_reason: [{ id: 2, name: 'Дорого' }] } },
    { id: 2, status_id: 143, _embedded: { tags, loss_reason: spam } },
    // Opened again: it keeps the reason of its loss.
    { id: 3, status_id: 32_392_159, _embedded: { tags, loss_reason: spam } },
    // Of another source.
    { id: 4, status_id: 142, _embedded: { tags: [] } },
  ];
  const server = await startHttpServer(({ path }) => {
    const id = Number(/\/leads\/(\d+)\/notes$/.exec(path)?.[1] ?? -1);
    if (id < 0) return { body: { _page: 1, _embedded: { leads } } };
    const notes = ['Перезвонить', `Имя: Анна\nКлюч заявки: ${ids[id]}`];
    return { body: { _embedded: { notes: notes.map((text) => ({ params: { text } })) } } };
  });
  const target = createAmocrmTarget({ url: server.url, token: TOKEN });
  const list = () =>
    target.listOutcomes?.(new Date('2026-11-22T00:00:00.999Z'), new AbortController().signal);
  expect(await list()).toEqual([
    { leadId: ids[0], outcome: 'won' },
    { leadId: ids[1], outcome: 'lost' },
    { leadId: ids[2], outcome: 'spam' },
    { leadId: ids[3], outcome: 'open' },
  ]);
  const { searchParams } = new URL(server.requests[0]?.path ?? '', server.url);
  expect(searchParams.get('filter[updated_at][from]')).toBe('1795305600');
  expect(searchParams.get('with')).toBe('loss_reason');
  expect(server.requests).toHaveLength(5);
});

test('nothing changed is an answer without content', async () => {
  const { url } = await startHttpServer(() => ({ status: 204 }));
  const target = createAmocrmTarget({ url, token: TOKEN });
  expect(await target.listOutcomes?.(new Date(), new AbortController().signal)).toEqual([]);
});

test('reads changed leads page by page', async () => {
  const id = randomUUID();
  const page = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: index,
      status_id: 142,
      _embedded: { tags: [{ name: count === 1 ? 'vvoz' : 'other' }] },
    }));
  const server = await startHttpServer(({ path }) => {
    if (path.includes('/notes'))
      return { body: { _embedded: { notes: [{ params: { text: `Ключ заявки: ${id}` } }] } } };
    return { body: { _embedded: { leads: page(path.endsWith('&page=1') ? 100 : 1) } } };
  });
  const target = createAmocrmTarget({ url: server.url, token: TOKEN });
  expect(await target.listOutcomes?.(new Date(), new AbortController().signal)).toEqual([
    { leadId: id, outcome: 'won' },
  ]);
});

test('a lead that was found by its number only is another one', async () => {
  const { target, leads } = await startCrm();
  const lead = createSampleLead();
  leads.push({ id: 1, name: `Звонок о № ${formatLeadNumber(lead.idempotencyKey)}`, lead: {}, notes: [] });
  await deliver(target, lead);
  expect(leads.map(({ notes }) => notes.length)).toEqual([0, 1]);
});
