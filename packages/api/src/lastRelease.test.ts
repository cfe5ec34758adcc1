import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { ScopedQuery } from '@vvoz/catalogue/templates/baseFilter';
import { createCalcClient } from './calc/calcClient.ts';
import { createContentClient } from './content/contentClient.ts';
import recorded from './testing/lastRelease.json' with { type: 'json' };
import { createV1Client } from './v1/v1Client.ts';
import { createV2Client } from './v2/v2Client.ts';

// Answers of the backend of the last release (9954fefd), lists cut to two items. New sites meet such a backend while a
// release is made or rolled back: what is new in an answer may be absent for one release. Before the version is raised,
// record them again.

type Name = keyof typeof recorded;

const warn = vi.fn<(message: string) => void>();

/** An answer instead of the recorded one. */
let changed: { readonly answer: unknown } | undefined;
afterEach(() => (changed = undefined));

/** Options of a client whose backend gives the recorded answer of a call, and only at its path. */
const answerAs = (name: Name) => ({
  baseUrl: 'http://backend',
  warn,
  fetch: async (input: RequestInfo | URL) => {
    const { method, url } = input as Request;
    const [recordedMethod, target = ''] = recorded[name].request.split(' ');
    expect(`${method} ${new URL(url).pathname}`).toBe(`${recordedMethod} ${target.split('?')[0]}`);
    return Response.json((changed ?? recorded[name]).answer);
  },
});

const v2 = (name: Name) => createV2Client(answerAs(name));
const v1 = (name: Name) => createV1Client(answerAs(name));
const content = (name: Name) => createContentClient(answerAs(name));
const calc = (name: Name) => createCalcClient(answerAs(name));

const QUERY: ScopedQuery = EMPTY_QUERY;
const KOREA = { type: 'korean', parent: 'korea', offers: true } as const;
const { ID: japanId } = recorded['v2.cars'].answer.items[0] as { ID: string };
const { ID: koreaId } = recorded['v1.cars'].answer.items[0] as { ID: string };
const QUESTION = {
  price: 1_200_000,
  currency: 'jpy',
  displacementCc: 1797,
  powerHp: 98,
  year: 2021,
  month: 5,
  kind: 'car',
  fuel: 'petrol',
} as const;

/** Each call of the sites. */
const CALLS: Readonly<Partial<Record<Name, () => Promise<unknown>>>> = {
  'v2.cars': () => v2('v2.cars').cars('japan', QUERY, { limit: 2 }),
  'v2.count': () => v2('v2.count').count('japan', QUERY),
  'v2.car': () => v2('v2.car').car('japan', japanId),
  'v2.similar': () => v2('v2.similar').similar('japan', japanId, 2),
  'v2.statistics': () => v2('v2.statistics').statistics('japan', japanId),
  'v2.brands': () => v2('v2.brands').brands('japan', QUERY),
  'v2.models': () => v2('v2.models').models('japan', QUERY),
  'v2.colors': () => v2('v2.colors').colors('japan', QUERY),
  'v2.budgets': () => v2('v2.budgets').budgets('japan'),
  'v2.modelPrices': () => v2('v2.modelPrices').modelPrices('japan-main', 1),
  'v2.facets': () => v2('v2.facets').facets({ type: 'japan' }, QUERY),
  'v1.cars': () => v1('v1.cars').cars(KOREA, QUERY, { limit: 2 }),
  'v1.car': () => v1('v1.car').car('korean', koreaId),
  'v1.engines': () => v1('v1.engines').engines(),
  'v1.sets': () => v1('v1.sets').sets('japan'),
  'v1.popular': () => v1('v1.popular').popular('japan'),
  'content.options': () => content('content.options').options(),
  'content.page': () => content('content.page').page('/kontakty', 'main'),
  'content.cataloguePage': () => content('content.cataloguePage').page('/japan/czeny-na-avto', 'main'),
  'content.pages': () => content('content.pages').pages('main'),
  'content.entries': () => content('content.entries').entries({ kind: 'articles', limit: 2 }),
  'content.reviews': () => content('content.reviews').reviews({ limit: 2 }),
  'content.entryCount': () => content('content.entryCount').entryCount('articles'),
  'calc.receipt': () => calc('calc.receipt').receipt(QUESTION),
  'calc.batch': () => calc('calc.batch').batch([QUESTION]),
  'calc.bids': () => calc('calc.bids').bids(QUESTION, 2_000_000),
  'calc.terms': () => calc('calc.terms').terms(),
};

test.each(Object.keys(CALLS) as Name[])('an answer of the last release to %s is understood', async (name) => {
  warn.mockClear();
  const understood = await CALLS[name]?.();
  expect(understood).toBeDefined();
  // A lot that cannot be read would be left out with a warning.
  expect(warn.mock.calls).toEqual([]);
  const { answer } = recorded[name] as { answer: { items?: readonly unknown[] } };
  if (answer.items !== undefined && typeof understood === 'object' && understood !== null) {
    const items: unknown = 'items' in understood ? understood.items : understood;
    expect(items).toHaveLength(answer.items.length);
  }
});

test('every recorded call is replayed', () => {
  expect(Object.keys(recorded).filter((name) => !(name in CALLS))).toEqual(['leads.send']);
});

/** An answer with one field less each time: every field at every depth, in the first item of each list. */
function* withoutEachField(value: unknown, place = ''): Generator<readonly [field: string, rest: unknown]> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    const [first, ...others] = value as readonly unknown[];
    for (const [field, rest] of withoutEachField(first, `${place}[]`)) yield [field, [rest, ...others]];
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    const field = place === '' ? name : `${place}.${name}`;
    yield [field, Object.fromEntries(Object.entries(value).filter(([other]) => other !== name))];
    for (const [inner, rest] of withoutEachField(part, field)) yield [inner, { ...value, [name]: rest }];
  }
}

/**
 * What the content calls must answer with, because there is no page without it. Every other field may be missing: its
 * page is shown without what cannot be shown.
 */
const NEEDED: Readonly<Partial<Record<Name, readonly string[]>>> = {
  'v2.facets': ['options', 'histograms'],
  'content.options': ['contacts', 'contacts.tel'],
  'content.page': ['ID', 'template', 'type', 'type_parent', 'title', 'breadcrumb'],
  'content.cataloguePage': ['ID', 'template', 'type', 'type_parent', 'title', 'breadcrumb'],
  'content.pages': ['items'],
  'content.entries': ['count', 'items'],
  'content.reviews': ['count', 'rating', 'items', 'options', 'options.rating', 'options.template'],
  'content.entryCount': ['count'],
};

test.each(Object.keys(NEEDED) as Name[])(
  'no missing field of %s takes its page off, except those without which there is none',
  async (name) => {
    warn.mockClear();
    const fatal: string[] = [];
    for (const [field, rest] of withoutEachField(recorded[name].answer)) {
      changed = { answer: rest };
      await CALLS[name]?.().catch(() => fatal.push(field));
    }
    expect(fatal).toEqual(NEEDED[name]);
    // What was left out is named.
    for (const [message] of warn.mock.calls) expect(message).toContain('left out, cannot be read: ');
  },
);
