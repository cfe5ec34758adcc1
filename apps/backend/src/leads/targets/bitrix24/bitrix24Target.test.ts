import { expect, test } from 'vitest';
import { deliver, expectFailure } from '../../testing/expectFailure.ts';
import { getResponseMs, startHttpServer, type HttpResponse } from '../../../lib/testing/startHttpServer.ts';
import { createSampleLead } from '../../testing/createSampleLead.ts';
import type { TargetActions } from '../Target.ts';
import { createBitrix24Target } from './bitrix24Target.ts';

interface Fields {
  readonly ORIGIN_ID: string;
  readonly [name: string]: unknown;
}

/** Starts a CRM that records its leads. `spoil` may replace the nth answer to `crm.lead.add`. */
async function startCrm(spoil: (time: number) => HttpResponse | undefined = () => undefined) {
  const leads: Fields[] = [];
  let times = 0;
  const server = await startHttpServer(({ path, body }) => {
    const request = JSON.parse(body) as { filter?: Fields; fields?: Fields };
    if (path.endsWith('/crm.lead.list.json')) {
      const matching = leads.filter(({ ORIGIN_ID }) => ORIGIN_ID === request.filter?.ORIGIN_ID);
      return {
        body: { result: matching.map((_, index) => ({ ID: String(index + 1) })), total: matching.length },
      };
    }
    if (request.fields) leads.push(request.fields);
    times += 1;
    return spoil(times) ?? { body: { result: leads.length } };
  });
  return {
    server,
    leads,
    target: createBitrix24Target({ url: `${server.url}/rest/1/key/`, responseMs: 5000 }),
  };
}
const createAnsweringTarget = async (response: HttpResponse) =>
  createBitrix24Target({
    url: (await startHttpServer(() => response)).url,
    responseMs: getResponseMs(response),
  });

test('a lead has its fields and UTM marks, and its comments escape HTML', async () => {
  const { target, leads, server } = await startCrm();
  const lead = createSampleLead({ message: 'Жду <b>звонка</b>\nвечером' });
  await deliver(target, lead);
  expect(server.requests.map(({ path }) => path)).toEqual([
    '/rest/1/key/crm.lead.list.json',
    '/rest/1/key/crm.lead.add.json',
  ]);
  expect(leads).toMatchObject([
    {
      TITLE: 'Заявка: Анна Проверочная, TOYOTA PRIUS 2019',
      NAME: 'Анна Проверочная',
      PHONE: [{ VALUE: '+79141234567' }],
      ORIGIN_ID: lead.id,
      UTM_SOURCE: 'yandex',
      UTM_CAMPAIGN: 'осень',
    },
  ]);
  expect(leads[0]).toMatchObject({
    PHONE: [{ VALUE_TYPE: 'MOBILE' }],
    SOURCE_ID: 'WEB',
    SOURCE_DESCRIPTION: 'https://example.test/japan/czeny-na-avto',
    ORIGINATOR_ID: 'vvoz',
  });
  expect(leads[0]).not.toHaveProperty('TRACE');
  const [list, add] = server.requests.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  expect(list).toEqual({ filter: { ORIGINATOR_ID: 'vvoz', ORIGIN_ID: lead.id }, select: ['ID'] });
  // The CRM notifies the manager of new leads.
  expect(add).toHaveProperty('params', { REGISTER_SONET_EVENT: 'Y' });
  expect(leads[0]?.['COMMENTS']).toMatch(/^<b>Имя:<\/b> Анна Проверочная<br><b>Телефон:<\/b>/);
  expect(leads[0]?.['COMMENTS']).toContain('Жду &lt;b&gt;звонка&lt;/b&gt;<br>вечером');
  expect(leads[0]).not.toHaveProperty('UTM_TERM');
});

test('a repeat after a lost answer creates no second lead', async () => {
  const { target, leads } = await startCrm((time) => (time === 1 ? { fault: 'cut' } : undefined));
  const lead = createSampleLead();
  expect((await expectFailure(target, lead)).message).toMatch(/^connection failed/);
  await deliver(target, lead);
  expect(leads).toHaveLength(1);
});

const createFault = (error: string) => ({ error, error_description: 'Анна +79141234567' });

test.each([
  [
    'too many queries',
    { status: 503, body: createFault('QUERY_LIMIT_EXCEEDED') },
    'QUERY_LIMIT_EXCEEDED',
    false,
  ],
  [
    'too many queries inside a 200',
    { body: createFault('QUERY_LIMIT_EXCEEDED') },
    'QUERY_LIMIT_EXCEEDED',
    false,
  ],
  ['a wrong field, inside a 200', { body: createFault('ERROR_CORE') }, 'ERROR_CORE', true],
  ['a revoked key', { status: 401, body: createFault('INVALID_CREDENTIALS') }, 'INVALID_CREDENTIALS', false],
  [
    'a code that is a sentence is not logged',
    { status: 400, body: createFault('Wrong: Анна 7914') },
    'unknown',
    false,
  ],
  ['an HTML error page', { status: 502, body: '<html>' }, 'HTTP 502', false],
  ['a refusal without an error code', { status: 400, body: {} }, 'HTTP 400', true],
  ['an answer that is not JSON', { body: 'OK' }, 'HTTP 200 without JSON', false],
  ['an answer without a result', { body: {} }, 'answer without a list', false],
  ['silence', { fault: 'silent' } as const, 'no answer in time', false],
])('%s', async (_, response, message, permanent) => {
  expect(await expectFailure(await createAnsweringTarget(response))).toMatchObject({ message, permanent });
});

test('a refusal sets the pause that the CRM asks for', async () => {
  const target = await createAnsweringTarget({
    status: 503,
    headers: { 'retry-after': '17' },
    body: createFault('QUERY_LIMIT_EXCEEDED'),
  });
  expect(await expectFailure(target)).toMatchObject({ retryAfterMs: 17_000 });
});

test('the trace of a visit is passed on', async () => {
  const { target, leads } = await startCrm();
  await deliver(target, createSampleLead({ marks: { ...createSampleLead().marks, trace: '{"url":"/"}' } }));
  expect(leads).toMatchObject([{ TRACE: '{"url":"/"}' }]);
});

test('the error message of Bitrix24 is stored for the operator', async () => {
  const error = async (body: object) => expectFailure(await createAnsweringTarget({ status: 400, body }));
  expect(await error(createFault('ERROR_CORE'))).toHaveProperty('detail', 'Анна +79141234567');
  expect(await error({ error: 'ERROR_CORE', error_description: 7 })).toHaveProperty('detail', '');
});

test('an answer without an id is a failure', async () => {
  const { target } = await startCrm(() => ({ body: { result: false } }));
  expect(await expectFailure(target)).toMatchObject({ message: 'answer without an id', permanent: false });
});

/** Starts a CRM whose `crm.lead.list` returns changed leads, fifty at a time. */
async function startList(leads: readonly object[]) {
  const server = await startHttpServer(({ body }) => {
    const { start } = JSON.parse(body) as { start: number };
    return { body: { result: leads.slice(start, start + 50), total: leads.length } };
  });
  return { server, target: createBitrix24Target({ url: server.url }) };
}
const list = (target: TargetActions) =>
  target.listOutcomes?.(new Date('2026-11-22T00:00:00.000Z'), new AbortController().signal);

test('tells how leads that changed since a time stand: converted, junk, failed, in process', async () => {
  const { target, server } = await startList([
    { ID: '1', ORIGIN_ID: 'a', STATUS_ID: 'CONVERTED', STATUS_SEMANTIC_ID: 'S' },
    { ID: '2', ORIGIN_ID: 'b', STATUS_ID: 'JUNK', STATUS_SEMANTIC_ID: 'F' },
    { ID: '3', ORIGIN_ID: 'c', STATUS_ID: '7', STATUS_SEMANTIC_ID: 'F' },
    { ID: '4', ORIGIN_ID: 'd', STATUS_ID: 'IN_PROCESS', STATUS_SEMANTIC_ID: 'P' },
  ]);
  expect(await list(target)).toEqual([
    { leadId: 'a', outcome: 'won' },
    { leadId: 'b', outcome: 'spam' },
    { leadId: 'c', outcome: 'lost' },
    { leadId: 'd', outcome: 'open' },
  ]);
  expect(JSON.parse(server.requests[0]?.body ?? '')).toMatchObject({
    filter: { ORIGINATOR_ID: 'vvoz', '>=DATE_MODIFY': '2026-11-22T00:00:00.000Z' },
  });
});

test('reads changed leads page by page, and fails rather than tell less', async () => {
  const lead = (index: number) => ({
    ORIGIN_ID: String(index),
    STATUS_ID: 'NEW',
    STATUS_SEMANTIC_ID: 'P',
  });
  const { target, server } = await startList(Array.from({ length: 101 }, (_, index) => lead(index)));
  expect(await list(target)).toHaveLength(101);
  expect(server.requests).toHaveLength(3);
  const odd = await startList([{ ORIGIN_ID: 'a', STATUS_ID: 'NEW', STATUS_SEMANTIC_ID: 'X' }]);
  await expect(list(odd.target)).rejects.toThrow('answer of another form');
});
