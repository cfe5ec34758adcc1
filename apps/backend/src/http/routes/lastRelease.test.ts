import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { generateTestLots } from '../../catalogue/testing/lots.ts';
import { ROOT } from '../../lib/variableGroup.ts';
import { createTestApp, KNOWN_LOTS, type TestApp } from './testing/testApp.ts';

// Sites of the last release call this backend while a release is made: each of their calls must be answered, and with
// every field that they had. The calls were recorded with the answers that packages/api/src/lastRelease.test.ts replays.

interface Recorded {
  readonly request: string;
  readonly body?: object;
  readonly status: number;
  readonly answer: unknown;
}
const recorded = JSON.parse(
  readFileSync(path.join(ROOT, 'packages/api/src/testing/lastRelease.json'), 'utf8'),
) as Readonly<Record<string, Recorded>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Lists the fields that an answer lacks compared with a recorded one. Of a list, the fields that all recorded items have
 * are looked for in the first item.
 */
function listMissing(old: unknown, given: unknown, place = ''): readonly string[] {
  if (Array.isArray(old)) {
    if (!Array.isArray(given)) return [`${place} is no list`];
    const [first, ...others] = old as readonly unknown[];
    if (!isObject(first) || given.length === 0) return [];
    const common = Object.entries(first).filter(([name]) =>
      others.every((one) => isObject(one) && name in one),
    );
    return listMissing(Object.fromEntries(common), given[0], `${place}[]`);
  }
  if (!isObject(old)) return [];
  if (!isObject(given)) return [`${place} is no object`];
  return Object.entries(old).flatMap(([name, value]) =>
    name in given ? listMissing(value, given[name], `${place}.${name}`) : [`${place}.${name}`],
  );
}

let api: TestApp;
beforeAll(async () => {
  const lots = [...KNOWN_LOTS, ...generateTestLots({ count: 300, type: 'korean' })];
  // Facts that the recorded lots have: an import reads them or calculates them.
  const known = { cost: 2_100_000, engine: 1998, mileage: 50_000, finish: 1_500_000 };
  const classes = { age_class: 'passing', fee_class: 'low' } as const;
  api = await createTestApp(lots.map((lot) => ({ ...lot, ...known, ...classes })));
});
afterAll(() => api.close());

/** The id of a lot of this catalogue in place of the recorded one. */
async function findId(list: string): Promise<string> {
  const { body } = await api.get(list);
  const [first] = (body as { items: { ID: string }[] }).items;
  if (first === undefined) throw new Error(`${list} has no lots`);
  return encodeURIComponent(first.ID);
}

test.each(Object.entries(recorded))(
  '%s of the last release is answered with all its fields',
  async (name, call) => {
    const [method = '', target = ''] = call.request.split(' ');
    const url = target
      .replace(/(?<=\/cars\/japan\/)[^/?]+/, await findId('/api/v2/cars?type=japan&limit=1'))
      .replace(/(?<=^\/api\/auto\/korean\/)(?!filter\/)[^/?]+/, await findId('/api/auto/korean?limit=1'));
    const send = () =>
      api.app.inject({
        method: method as 'GET' | 'POST',
        url,
        ...(call.body ? { payload: call.body } : {}),
        headers: { 'idempotency-key': '6f1d2f3e-aaaa-4bbb-8ccc-1234567890ab' },
      });
    // The recorded answer is that to a repeat.
    if (name === 'leads.send') expect((await send()).statusCode).toBe(201);
    const response = await send();
    expect(response.statusCode).toBe(call.status);
    expect(listMissing(call.answer, response.json())).toEqual([]);
  },
);
