import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { createCalcClient } from '@vvoz/api/calc/calcClient';
import { buildLotQuestion } from '@vvoz/catalogue/lots/lotQuestion';
import {
  EMPTY_QUERY,
  PATH_FACETS,
  type CatalogueQuery,
  type PathChoice,
  type PathFacet,
} from '@vvoz/catalogue/query/query';
import { findTemplateOfLot } from '@vvoz/catalogue/templates/findTemplateOfLot';
import { findTemplate, TEMPLATES } from '@vvoz/catalogue/templates/templates';
import { readCataloguePath } from '@vvoz/catalogue/address/cataloguePath';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { createContentClient } from '@vvoz/api/content/contentClient';
import { chatResponseSchema } from '@vvoz/api/chat/chatSchemas';
import { leadResponseSchema, recaptchaResponseSchema } from '@vvoz/api/leads/leadSchemas';
import { cardSchema } from '@vvoz/api/share/cardSchemas';
import { createCatalogueRequests, loadCar } from '@vvoz/api/catalogue/catalogueRequests';
import { createV1Client } from '@vvoz/api/v1/v1Client';
import type { LandingSelection } from '@vvoz/api/v2/encodeLandings';
import type { LandingList } from '@vvoz/api/v2/landingSchemas';
import { createV2Client } from '@vvoz/api/v2/v2Client';
import { SECRET_HEADER, VISITOR_HEADER } from '@vvoz/api/visitor/visitorHeaders';
import { vitalsResponseSchema } from '@vvoz/api/vitals/vitalsSchemas';
import { brandsSchema, carsSchema, colorsSchema, modelsSchema, seriesSchema } from '@vvoz/api/wire/responses';
import { startCollector, type Collector } from '@vvoz/telemetry/testing/startCollector';
import { errorSchema } from '@vvoz/api/wire/envelope';
import { readCatalogueFacts } from '@vvoz/seo/catalogue/catalogueFacts';
import { formatCatalogueTitles } from '@vvoz/seo/catalogue/describeCatalogue';
import { findLandingPath } from '@vvoz/seo/landing';
import { formatLandingPath } from '@vvoz/seo/landingAddress';
import { IsolatedBackend } from '../backend/IsolatedBackend.ts';
import { findLandingFaults } from './findLandingFaults.ts';
import { root } from '../lib/root.ts';
import { findFreePorts } from '../start/ports.ts';
import { seed } from '../start/seed.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const SPAN_OF_SITE = `00-${TRACE}-00f067aa0ba902b7-01`;
const SECRET = 'contract-secret-of-the-storefronts';

let backend: IsolatedBackend;
let collector: Collector;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'vvoz-contract-'));
  await seed({
    root,
    dataDir,
    logFile: path.join(dataDir, 'logs/seed.log'),
    args: ['--coming', '2000', '--sold', '3000'],
  });
  collector = await startCollector();
  const { backend: port } = await findFreePorts();
  backend = new IsolatedBackend({
    dataDir,
    port,
    env: {
      VVOZ_LOG_LEVEL: 'error',
      VVOZ_STOREFRONT_SECRET: SECRET,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    },
  });
  await backend.start();
});
afterAll(async () => {
  await backend.end();
  await collector.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Paths of the OpenAPI document that these tests name. Most are called; health and pictures have other tests. */
const called = new Set<string>();
const markCalled = (...paths: readonly string[]) => {
  for (const one of paths) called.add(one);
};

async function read<T>(schema: z.ZodType<T>, target: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${backend.url}${target}`, init);
  expect(response.headers.get('content-type')).toContain('application/json');
  return schema.parse(await response.json());
}

test('titles and descriptions of all landings of the demo data have no faults', () => {
  const { landings, faults } = findLandingFaults(path.join(dataDir, 'vvoz.sqlite'));
  expect(landings).toBeGreaterThan(500);
  expect(faults).toEqual([]);
});

const QUERY = parseCatalogueUrl('brand=toyota&year_min=2012');

// Not shuffled: the last two tests need what the others called.
describe('both clients against the running backend', { shuffle: false }, () => {
  test('version 1: the client reads every call, and the numbers of lots agree', async () => {
    const v1 = createV1Client({ baseUrl: backend.url });
    const scope = { type: 'japan', parent: 'japan' } as const;
    const count = await v1.count(scope, QUERY);
    const list = await v1.cars(scope, QUERY, { limit: 5 });
    expect(count).toBeGreaterThan(0);
    expect(list.count).toBe(count);
    expect(list.items.every(({ brand }) => brand === 'TOYOTA')).toBe(true);
    const sum = (options: readonly { count: number }[]) =>
      options.reduce((total, option) => total + option.count, 0);
    expect(sum(await v1.models(scope, QUERY))).toBe(count);
    expect(sum(await v1.series(scope, QUERY))).toBe(count);
    expect((await v1.brands(scope, QUERY)).find(({ value }) => value === 'TOYOTA')?.count).toBe(count);
    expect((await v1.colors(scope, QUERY)).length).toBeGreaterThan(5);
    expect((await v1.filter({ type: 'spec', parent: 'spec' })).items.map(({ id }) => id)).toContain(
      'clearance',
    );
    expect((await v1.engines()).length).toBeGreaterThan(0);
    const [set] = await v1.sets('japan_st');
    expect((await v1.setItems(String(set?.id), 3)).items.length).toBeLessThanOrEqual(3);
    expect((await v1.cataloguePage('japan', parseCatalogueUrl('brand=toyota'))).link).toBe(
      '/japan/czeny-na-avto/toyota',
    );
    const prius = parseCatalogueUrl('', { brand: 'TOYOTA', model: 'PRIUS' });
    const titled = await v1.cataloguePage('japan', prius);
    const facets = await createV2Client({ baseUrl: backend.url }).facets({ type: 'japan' }, prius);
    const template = findTemplate('japan-main');
    if (!template) throw new Error('no template');
    // The page of the site has the same title.
    expect(titled).toMatchObject(
      formatCatalogueTitles(
        { template, pageTitle: '', query: prius },
        readCatalogueFacts(titled.count, facets),
      ),
    );
    expect((await v1.popular('japan')).length).toBeGreaterThan(0);
    const first = list.items[0];
    expect(await v1.car('japan', String(first?.id))).toEqual(first);
    await read(carsSchema, '/api/auto/left?type_parent=japan&limit=2');
    await read(brandsSchema, '/api/auto/korean/filter/brands');
    await read(seriesSchema, '/api/auto/korean/filter/series');
    markCalled(
      '/api/auctions',
      ...['brands', 'colors', 'count', 'filter', 'models', 'series', 'sets', 'sets/items'].map(
        (call) => `/api/auctions/${call}`,
      ),
      '/api/auto/korean/filter/eng_v',
      '/api/auto/popular/home/{type}',
      '/api/auto/{type_parent}/catalog_page',
      '/api/auto/{type}',
      '/api/auto/{type}/filter/brands',
      '/api/auto/{type}/filter/series',
      '/api/auto/{type}/{id}',
    );
  });

  test('version 2: calls that version 1 has too answer the same, the others are not empty', async () => {
    const v2 = createV2Client({ baseUrl: backend.url });
    const v1 = createV1Client({ baseUrl: backend.url });
    const count = await v2.count('japan_st', QUERY);
    expect(count).toBe(await v1.count({ type: 'japan_st' }, QUERY));
    const list = await v2.cars('japan_st', QUERY, { limit: 5 });
    expect(list).toEqual(await v1.cars({ type: 'japan_st' }, QUERY, { limit: 5 }));
    const [lot] = list.items;
    expect(await v2.car('japan_st', String(lot?.id))).toEqual(lot);
    const { months } = await v2.statistics('japan_st', String(lot?.id));
    expect(months.reduce((sum, { sold, unsold }) => sum + sold + unsold, 0)).toBeGreaterThan(0);
    expect((await v2.similar('japan_st', String(lot?.id), 4)).map(({ id }) => id)).not.toContain(lot?.id);
    const { sales: compared } = await v2.neighbours('japan_st', String(lot?.id));
    expect(compared.map(({ id }) => id)).not.toContain(lot?.id);
    expect((await v2.facets({ type: 'japan_st' }, QUERY)).options.brand?.length).toBeGreaterThan(0);
    const arrivals = await v2.arrivals({ type: 'japan_st' }, QUERY, 5);
    expect(arrivals.map(({ lot: { brand }, addedAt }) => [brand, addedAt?.endsWith('Z')])).toEqual(
      Array.from({ length: 5 }, () => ['TOYOTA', true]),
    );
    const sales = await v2.sales({ type: 'japan_st' }, QUERY);
    expect(sales).toMatchObject({ currency: 'JPY', cost: expect.any(Number), p50: expect.any(Number) });
    expect(sales.sold + sales.unsold).toBeLessThanOrEqual(count);
    for (const groups of [sales.months, sales.years])
      expect(groups.reduce((sum, { sold }) => sum + sold, 0)).toBe(sales.sold);
    const [cheapest] = (await v2.budgets('japan')).items;
    const [common] = cheapest?.bodies ?? [];
    expect(
      await v2.count('japan', parseCatalogueUrl(`body=${common?.body}&cost_ru_max=${cheapest?.max}`)),
    ).toBe(common?.count);
    const [most] = (await v2.modelPrices('japan-main', 3)).items;
    const ofModel = parseCatalogueUrl(`brand=${most?.brand}&model=${most?.model}`);
    expect(await v2.count('japan', ofModel)).toBe(most?.count);
    expect((await v2.facets({ type: 'japan' }, ofModel)).histograms.cost?.median).toBe(most?.cost);
    const filters = 'type=japan_st&marka_name[]=TOYOTA';
    for (const [call, schema] of Object.entries({
      brands: brandsSchema,
      models: modelsSchema,
      series: seriesSchema,
      colors: colorsSchema,
    }))
      expect(await read<unknown>(schema, `/api/v2/${call}?${filters}`)).toEqual(
        await read<unknown>(schema, `/api/auctions/${call}?${filters}`),
      );
    markCalled(
      ...[
        'arrivals',
        'brands',
        'budgets',
        'cars',
        'cars/{type}/{id}',
        'cars/{type}/{id}/neighbours',
        'cars/{type}/{id}/similar',
        'cars/{type}/{id}/statistics',
        'colors',
        'count',
        'facets',
        'landings',
        'landings/parts',
        'models/prices',
        'offers',
        'offers/summary',
        'relax',
        'sales',
      ].map((call) => `/api/v2/${call}`),
      '/api/v2/models',
      '/api/v2/series',
    );
  });

  test.each(TEMPLATES.map(({ name }) => [name] as const))(
    'catalogue %s: list, count, options and names agree, and a lot opens by the API version of its type',
    async (name) => {
      const clients = {
        v1: createV1Client({ baseUrl: backend.url }),
        v2: createV2Client({ baseUrl: backend.url }),
      };
      const template = findTemplate(name);
      if (!template) throw new Error(`no template ${name}`);
      const calls = createCatalogueRequests(clients, template);
      const sum = (options: readonly { readonly count: number }[] = []) =>
        options.reduce((total, { count }) => total + count, 0);
      const count = await calls.count(EMPTY_QUERY);
      expect(await calls.counts([EMPTY_QUERY, { ...EMPTY_QUERY, texts: { lot: 'none' } }])).toEqual([
        count,
        0,
      ]);
      const { count: listed, items } = await calls.cars(EMPTY_QUERY, { limit: 3 });
      const facets = await calls.facets(EMPTY_QUERY);
      const selection = { template: name, level: 'brand', minLots: 1 } as const;
      const { items: landings } = await clients.v2.landings(selection, { limit: 1000 });
      expect(Object.fromEntries(landings.map(({ names: [brand], ...rest }) => [brand, rest.count]))).toEqual(
        Object.fromEntries((facets.options.brand ?? []).map(({ value, ...rest }) => [value, rest.count])),
      );
      expect(
        (await clients.v2.landingParts(selection, 7)).items.reduce((total, part) => total + part.count, 0),
      ).toBe(landings.length);
      if (template.group !== 'stats') {
        const part = { template: name, part: 0, parts: 1 };
        const [{ brands }, offers] = await Promise.all([
          clients.v2.offerSummary(part),
          clients.v2.offers(part, { limit: 100 }),
        ]);
        expect(offers.items.every(({ costRub, images }) => costRub !== undefined && images.length > 0)).toBe(
          true,
        );
        expect(offers.next === null ? offers.items.length : 100).toBeLessThanOrEqual(count);
        expect(sum(brands)).toBeLessThanOrEqual(count);
      }
      expect([listed, sum(facets.options.brand), sum(await calls.brands(EMPTY_QUERY))]).toEqual([
        count,
        count,
        count,
      ]);
      expect(count).toBeGreaterThan(0);
      const [lot] = items;
      if (!lot) throw new Error(`no lot in ${name}`);
      expect(await loadCar(clients, lot.type, lot.id)).toEqual(lot);
      const brand: CatalogueQuery = { ...EMPTY_QUERY, lists: { brand: [lot.brand] } };
      const ofBrand = await calls.count(brand);
      expect([sum(await calls.models(brand)), sum(await calls.series(brand))]).toEqual([ofBrand, ofBrand]);
      expect(findTemplateOfLot(lot)?.type).toBe(lot.type);
    },
  );

  test('each landing is found by its address, which is its canonical one', async () => {
    const v2 = createV2Client({ baseUrl: backend.url });
    const readAll = async (selection: LandingSelection) => {
      const all: LandingList['items'] = [];
      for (let after: string | null | undefined; after !== null;) {
        const page: LandingList = await v2.landings(selection, { after, limit: 1000 });
        all.push(...page.items);
        after = page.next;
      }
      return all.toSorted((one, other) => other.count - one.count);
    };
    let landings = 0;
    for (const { name, path: base } of TEMPLATES) {
      const levels = await Promise.all(
        PATH_FACETS.map((level) => readAll({ template: name, level, minLots: 1 })),
      );
      const namesByOwner = Map.groupBy(levels.flat(), ({ names }) => names.slice(0, -1).join('\n'));
      const namesOf = (_key: PathFacet, chosen: PathChoice): readonly string[] =>
        (namesByOwner.get(Object.values(chosen).join('\n')) ?? []).flatMap(({ names }) => names.at(-1) ?? []);
      for (const { names } of levels.flat()) {
        const address = formatLandingPath(base, names) ?? `${names.join('/')} has no address`;
        const segments = address.slice(base.length).split('/').filter(Boolean);
        const choice = readCataloguePath(segments, namesOf);
        expect(choice && findLandingPath(base, parseCatalogueUrl('', choice))).toBe(address);
        landings += 1;
      }
    }
    expect(landings).toBeGreaterThan(1000);
  });

  test('content: options, pages, entries, reviews, motorcycles', async () => {
    const content = createContentClient({ baseUrl: backend.url });
    expect((await content.options()).contacts.tel).not.toBe('');
    const page = await content.page('/japan/czeny-na-avto', 'main');
    expect(page.blocks?.articles.length).toBeGreaterThan(0);
    expect(page.reviews?.count).toBeGreaterThan(0);
    expect((await content.pages('main')).items.length).toBeGreaterThan(50);
    const articles = await content.entries({ kind: 'articles', limit: 8, offset: 8 });
    expect(articles.count).toBeGreaterThanOrEqual(30);
    expect(articles.items).toHaveLength(8);
    expect((await content.texts('questions')).items.every(({ html }) => html)).toBe(true);
    expect(await content.entryCount('news')).toBeGreaterThanOrEqual(12);
    expect(await content.entryCount('tamozhnya/utilsbor')).toBeGreaterThan(0);
    expect((await content.reviews({ limit: 8 })).count).toBeGreaterThanOrEqual(40);
    expect((await content.motoChar('HONDA CB400SF')).items.length).toBeGreaterThan(0);
    markCalled(
      '/api/options',
      '/api/pages',
      '/api/pages/list',
      '/wp-json/api/articles',
      '/wp-json/api/articles/count/{id}',
      '/api/reviews',
      '/api/moto/char',
    );
  });

  test('leads: a lead that is sent twice is saved once; the captcha has a score', async () => {
    const post = (target: string, body: unknown, key = 'contract-key-1') => ({
      target,
      init: {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      },
    });
    const lead = { tel: '8 914 123-45-67', name: 'Анна', consent: { version: '2026-11-01' } };
    const first = post('/api/request/send', lead);
    const { data } = await read(leadResponseSchema, first.target, first.init);
    expect(await read(leadResponseSchema, first.target, first.init)).toMatchObject({
      data: { id: data.id, duplicate: true },
    });
    const saved = post('/api/request', lead, 'contract-key-2');
    expect((await read(leadResponseSchema, saved.target, saved.init)).data.id).not.toBe(data.id);
    // A token that is no proof of work is that of a program.
    const captcha = post('/api/request/recaptcha', { token: 'x' });
    expect((await read(recaptchaResponseSchema, captcha.target, captcha.init)).score).toBe(0);
    const challenge = await fetch(`${backend.url}/api/request/challenge`);
    expect(await challenge.json()).toMatchObject({ parameters: { algorithm: 'PBKDF2/SHA-256' } });
    markCalled('/api/request', '/api/request/send', '/api/request/recaptcha', '/api/request/challenge');
  });

  test('vitals: a report of a page is counted', async () => {
    const { data } = await read(vitalsResponseSchema, '/api/v2/vitals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ host: 'main', template: 'home', lcp: 900 }),
    });
    expect(data.counted).toBe(1);
    await fetch(`${backend.url}/api/v2/count?type=japan&ip=203.0.113.7`, {
      headers: { traceparent: SPAN_OF_SITE },
    });
    markCalled('/api/v2/vitals');
  });

  test('chat: a message is saved, and the stream begins with it', async () => {
    const conversation = 'contract-conversation-1';
    const { data } = await read(chatResponseSchema, '/api/chat/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ conversation, id: randomUUID(), text: 'Есть вопрос' }),
    });
    const leaving = new AbortController();
    const stream = await fetch(`${backend.url}/api/chat/stream?conversation=${conversation}`, {
      signal: leaving.signal,
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain(data.id);
    leaving.abort();
    markCalled('/api/chat/messages', '/api/chat/stream');
  });

  test('costs: a batch gives each lot the cost of its list, and a city adds its delivery', async () => {
    const costs = createCalcClient({ baseUrl: backend.url });
    const { items } = await createV2Client({ baseUrl: backend.url }).cars('japan', QUERY, { limit: 24 });
    const priced = items.flatMap((lot) => {
      const question = buildLotQuestion(lot, new Date());
      return question && lot.costRub !== undefined ? [{ lot, question }] : [];
    });
    expect(priced.length).toBeGreaterThan(5);
    const questions = priced.map(({ question }) => question);
    const batch = await costs.batch(questions, { variants: ['poshlina', 'construct'] });
    expect(batch.items).toHaveLength(priced.length);
    for (const [index, { lot }] of priced.entries())
      expect(batch.items[index]?.receipts.poshlina?.totals.total).toBe(lot.costRub);
    const [first] = questions;
    if (!first) throw new Error('no lot with a price');
    const omsk = (await costs.terms()).cities.find(({ name }) => name === 'Омск');
    const there = await costs.receipt(first, { city: omsk?.key });
    expect(there.totals.total).toBe(
      Number(batch.items[0]?.receipts.poshlina?.totals.total) + Number(omsk?.deliveryRub),
    );
    const { items: several } = await costs.receipts([
      { ...first, city: omsk?.key },
      { ...first, price: -1 },
    ]);
    expect(several[0]?.receipt).toEqual(there);
    expect(several[1]?.fault).toMatchObject({ field: 'price' });
    expect((await read(errorSchema, '/api/calc?price=x')).error).toMatchObject({
      field: 'price',
      message: expect.stringContaining('must be a number'),
      messageRu: 'должно быть числом',
    });
    const [bid] = (await costs.bids(first, there.totals.total, { city: omsk?.key })).items;
    expect(bid?.bid).toBeGreaterThanOrEqual(first.price - 1000);
    markCalled('/api/calc', '/api/calc/batch', '/api/calc/bid', '/api/calc/receipts', '/api/calc/terms');
  });

  test('an unknown path and content type get the error envelope', async () => {
    expect((await read(errorSchema, '/api/nowhere')).error.code).toBe('not_found');
    const xml = { method: 'POST', headers: { 'content-type': 'application/xml' }, body: '<a/>' };
    expect((await read(errorSchema, '/api/request/send', xml)).error.code).toBe('unsupported_media_type');
  });

  test('every path of the OpenAPI document is named in these tests', async () => {
    const { paths } = await read(z.object({ paths: z.record(z.string(), z.unknown()) }), '/api/openapi.json');
    const card = { host: 'main', title: 'Toyota Prius' };
    const drawn = await fetch(`${backend.url}/api/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cardSchema.parse(card)),
    });
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const contract = await fetch(`${backend.url}/files/obrazec-dogovora.pdf`);
    expect([contract.status, contract.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    markCalled(
      '/api/cards',
      '/files/{name}',
      '/healthz',
      '/livez',
      '/versions',
      '/pictures/{type}/{id}/{frame}',
      '/pictures/cms/{key}',
    );
    expect(Object.keys(paths).toSorted()).toEqual([...called].toSorted());
  });

  test('a call of a site is a span of its trace, without its query', async () => {
    await vi.waitFor(() => expect(collector.spans.map(({ traceId }) => traceId)).toContain(TRACE), 10_000);
    expect(collector.spans.find(({ traceId }) => traceId === TRACE)).toMatchObject({
      name: 'GET /api/v2/count',
      parentSpanId: '00f067aa0ba902b7',
    });
    expect(collector.bodies.map(([, body]) => body).join('')).not.toMatch(/203\.0\.113|type=/);
  });
});

/** An address of this machine that the backend does not trust, like that of a storefront on another machine. */
const ELSEWHERE = '127.0.0.2';
/** The backend's limit of challenges for one visitor in a minute. */
const MAX_CHALLENGES = 60;

describe.skipIf(process.platform !== 'linux')('a storefront on an address that is not trusted', () => {
  const requestChallenge = (headers: Readonly<Record<string, string>>) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(
        `${backend.url}/api/request/challenge?ip=192.0.2.1`,
        { headers, localAddress: ELSEWHERE },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      ).on('error', reject);
    });
  const countUntilRefused = async (headers: Readonly<Record<string, string>>) => {
    for (let admitted = 0; admitted <= MAX_CHALLENGES; admitted += 1)
      if ((await requestChallenge(headers)) === 429) return admitted;
    return 'never';
  };
  const nameVisitor = (visitor: string) => ({ [VISITOR_HEADER]: visitor });

  test('names its visitors with the secret, and only with it', async () => {
    const proof = { [SECRET_HEADER]: SECRET };
    expect(await countUntilRefused({ ...proof, ...nameVisitor('203.0.113.7') })).toBe(MAX_CHALLENGES);
    expect(await requestChallenge({ ...proof, ...nameVisitor('203.0.113.8') })).toBe(200);
    // Without the secret, or with another one, the caller counts as the visitor, whatever header and query say.
    expect(await countUntilRefused(nameVisitor('203.0.113.9'))).toBe(MAX_CHALLENGES);
    expect(await requestChallenge(nameVisitor('203.0.113.10'))).toBe(429);
    expect(await requestChallenge({ ...nameVisitor('203.0.113.10'), [SECRET_HEADER]: `${SECRET}!` })).toBe(
      429,
    );
    expect(await requestChallenge({ ...proof, ...nameVisitor('203.0.113.10') })).toBe(200);
  });
});
