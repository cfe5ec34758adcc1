import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { listLongTexts, LONG, MAX_CPU_MS, measureCpu } from '@vvoz/catalogue/testing/longTexts';
import { createTestApp, type TestApp } from './routes/testing/testApp.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
});
afterAll(() => api.close());

/** Characters that fit into a query string below its limit, however they are escaped. */
const READ_LENGTH = 1700;
/** Characters that fit into a body below its limit, however JSON escapes them. */
const MAX_VALUE = 10_000;
/** Kinds of texts for bodies. The tests of the parser of phones use all kinds. */
const KINDS = ['blanks', 'no-break spaces', 'blank lines', 'combining marks', 'letters', 'brackets'];
/** Not called: its answer stays open for minutes. */
const STREAM = '/api/chat/stream';

const requestSchema = z.looseObject({
  parameters: z.array(z.object({ name: z.string(), in: z.string() })).default([]),
  requestBody: z
    .object({
      content: z.record(
        z.string(),
        z.object({ schema: z.object({ properties: z.record(z.string(), z.unknown()) }) }),
      ),
    })
    .optional(),
});
const documentSchema = z.object({
  paths: z.record(z.string(), z.record(z.enum(['get', 'post']), requestSchema.optional())),
});

/** Valid values of the fields that leads and messages require, beside the field under test. */
const BODY = {
  tel: '89141234567',
  consent: { version: '2026-01' },
  conversation: 'c'.repeat(24),
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  text: 'Здравствуйте',
};
/** Returns the text itself, and inside an object and a list: some fields have fields of their own. */
const wrap = (text: string): readonly unknown[] => [
  text,
  { version: text, utm_source: text, [text]: text },
  [text, [text]],
];

interface Attempt {
  readonly title: string;
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly payload?: string;
}

const escapeText = (text: string): string => encodeURIComponent(text.toWellFormed());

type StoreQuery = z.infer<typeof requestSchema>;

/** Lists calls with all fields at once, short enough to be read, and with one field of 64 kB, which is refused. */
function* listQueries(path: string, { parameters }: StoreQuery): Generator<Attempt> {
  const fill = (value: string) => path.replaceAll(/\{\w+\}/g, value);
  const fields = parameters.filter((parameter) => parameter.in !== 'header').map(({ name }) => name);
  for (const [kind, text] of listLongTexts(READ_LENGTH / Math.max(1, fields.length))) {
    const value = escapeText(text);
    const search = fields.map((name) => `${name}=${value}`).join('&');
    yield { title: `GET ${path}, ${kind}`, method: 'GET', url: `${fill(value)}?${search}` };
  }
  // A query string of this length is refused before it is decoded, so its characters do not matter.
  for (const name of fields)
    yield { title: `GET ${path} ${name}`, method: 'GET', url: `${fill('1')}?${name}=${'a'.repeat(LONG)}` };
}

function* listBodies(path: string, { requestBody }: StoreQuery): Generator<Attempt> {
  const fields = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.keys(schema.properties),
  );
  const headers = { 'content-type': 'application/json' };
  for (const [kind, text] of listLongTexts().filter(([name]) => KINDS.includes(name)))
    for (const field of fields)
      for (const value of wrap(text.slice(0, MAX_VALUE))) {
        const payload = JSON.stringify({ ...BODY, [field]: value });
        yield { title: `POST ${path} ${field}, ${kind}`, method: 'POST', url: path, headers, payload };
      }
}

async function* listAttempts(): AsyncGenerator<Attempt> {
  const { paths } = documentSchema.parse((await api.get('/api/openapi.json')).body);
  for (const [path, { get, post }] of Object.entries(paths)) {
    if (get && path !== STREAM) yield* listQueries(path, get);
    if (post) yield* listBodies(path, post);
  }
}

test('no long text in a query or a body takes long', async () => {
  const slow: string[] = [];
  let attempts = 0;
  for await (const { title, ...request } of listAttempts()) {
    attempts += 1;
    const ms = await measureCpu(() => api.app.inject(request));
    if (ms > MAX_CPU_MS) slow.push(`${title}: ${Math.round(ms)} ms`);
  }
  expect(slow).toEqual([]);
  expect(attempts).toBeGreaterThan(1500);
});
