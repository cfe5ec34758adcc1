import { expect, test, type APIRequestContext } from '@playwright/test';
import { LIST } from './support/catalogue.ts';
import { DESKTOP_ONLY } from './support/test.ts';

/** Who opens a page. `robot`: search engines, and previewers that call themselves robots. `previewer`: other previewers. */
type Kind = 'robot' | 'previewer' | 'browser';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const AGENTS: readonly (readonly [name: string, kind: Kind, userAgent: string])[] = [
  ['Googlebot', 'robot', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['YandexBot', 'robot', 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)'],
  [
    'Mail.RU_Bot',
    'robot',
    'Mozilla/5.0 (compatible; Linux x86_64; Mail.RU_Bot/2.0; +http://go.mail.ru/help/robots)',
  ],
  ['TelegramBot', 'robot', 'TelegramBot (like TwitterBot)'],
  ['Twitterbot', 'robot', 'Twitterbot/1.0'],
  ['MAX, as a robot', 'robot', 'Mozilla/5.0 (compatible; MaxBot/1.0)'],
  ['MAX, by another name', 'previewer', 'Mozilla/5.0 (compatible; OdklMax-LinkPreview/1.0)'],
  ['vkShare', 'previewer', 'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)'],
  ['WhatsApp', 'previewer', 'WhatsApp/2.23.20.0 A'],
  [
    'facebookexternalhit',
    'previewer',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  ],
  ['Viber', 'previewer', 'Viber/20.5.0 (Windows)'],
  ['a desktop', 'browser', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`],
  [
    'a phone',
    'browser',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  ],
  [
    'a CUBOT telephone',
    'browser',
    `Mozilla/5.0 (Linux; Android 10; CUBOT X30) ${CHROME} Mobile Safari/537.36`,
  ],
];

/** What a page says to search engines: it may be listed, it may not, or nothing. */
type Signal = 'canonical' | 'noindex' | 'none';
type Expected = readonly [status: number, signal: Signal];

interface Row {
  readonly page: string;
  readonly path: string;
  /** One answer for all user agents, or one for each kind. */
  readonly expected: Expected | Readonly<Record<Kind, Expected>>;
}

/** Pages that answer everyone alike. */
const PAGES: readonly Row[] = [
  { page: 'home', path: '/', expected: [200, 'canonical'] },
  { page: 'catalogue', path: LIST, expected: [200, 'canonical'] },
  { page: 'landing', path: `${LIST}/toyota`, expected: [200, 'canonical'] },
  { page: 'filter state', path: `${LIST}?year_min=2015`, expected: [200, 'noindex'] },
  {
    page: 'article',
    path: '/informacziya/tamozhnya/czena/iz-chego-skladyvaetsya-czena-pod-klyuch-vo-vladivostoke',
    expected: [200, 'canonical'],
  },
  { page: 'text', path: '/kontakty', expected: [200, 'canonical'] },
  {
    page: 'feed',
    path: `/api/feed?list=${encodeURIComponent(`${LIST}?year_min=2015`)}`,
    expected: [200, 'noindex'],
  },
  { page: 'robots.txt', path: '/robots.txt', expected: [200, 'none'] },
  { page: 'sitemap', path: '/sitemap.xml', expected: [200, 'none'] },
  { page: 'unknown page', path: '/no/such/page', expected: [404, 'noindex'] },
  { page: 'unknown lot to share', path: '/s/japan/no-such-lot', expected: [404, 'noindex'] },
];

/** Pages of a lot. @param key `japan/5123` */
const listLotPages = (key: string): readonly Row[] => [
  {
    page: 'lot',
    path: `/cars/${key}`,
    expected: { robot: [403, 'noindex'], previewer: [200, 'noindex'], browser: [200, 'noindex'] },
  },
  {
    page: 'lot to share',
    path: `/s/${key}?city=omsk`,
    expected: { robot: [200, 'noindex'], previewer: [200, 'noindex'], browser: [302, 'noindex'] },
  },
  { page: 'card of a lot', path: `/pictures/card/lot/${key}?v=1`, expected: [200, 'none'] },
];

async function open(request: APIRequestContext, path: string, kind: Kind, userAgent: string) {
  const headers = {
    'user-agent': userAgent,
    ...(kind === 'browser' ? { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } : {}),
  };
  return request.get(path, { headers, maxRedirects: 0 });
}

async function readSignal(response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<Signal> {
  const { 'content-type': type = '', 'x-robots-tag': tag = '' } = response.headers();
  const html = type.startsWith('text/html') ? await response.text() : '';
  const isHidden = tag.includes('noindex') || /<meta name="robots" content="noindex/.test(html);
  const isCanonical = html.includes('rel="canonical"');
  if (isHidden && isCanonical) throw new Error('both canonical and noindex');
  return isHidden ? 'noindex' : isCanonical ? 'canonical' : 'none';
}

async function expectRow(
  request: APIRequestContext,
  row: Row,
  [name, kind, userAgent]: (typeof AGENTS)[number],
) {
  const response = await open(request, row.path, kind, userAgent);
  const expected = 'robot' in row.expected ? row.expected[kind] : row.expected;
  expect.soft([response.status(), await readSignal(response)], `${name}: ${row.page}`).toEqual(expected);
  return response;
}

async function findLot(request: APIRequestContext): Promise<string> {
  const { items } = (await (await request.get('/api/catalog/japan-main')).json()) as {
    readonly items: readonly { readonly type: string; readonly id: string }[];
  };
  return `${items[0]?.type}/${items[0]?.id}`;
}

test(
  'lot, link to share and card have the right status and robots signal for every user agent',
  DESKTOP_ONLY,
  async ({ request }) => {
    const rows = listLotPages(await findLot(request));
    for (const agent of AGENTS) for (const row of rows) await expectRow(request, row, agent);
  },
);

// These pages must not depend on the user agent, so one agent of each kind is enough.
for (const kind of ['robot', 'previewer', 'browser'] as const)
  test(`all other pages answer a ${kind} like everyone`, DESKTOP_ONLY, async ({ request }) => {
    const agent = AGENTS.find(([, one]) => one === kind);
    if (agent) for (const row of PAGES) await expectRow(request, row, agent);
  });

test(
  'a preview has a picture that messengers accept, and robots.txt allows both',
  DESKTOP_ONLY,
  async ({ request }) => {
    const key = await findLot(request);
    const html = await (await open(request, `/s/${key}`, 'robot', 'TelegramBot (like TwitterBot)')).text();
    const image = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    const response = await request.get(image.pathname + image.search);
    expect(response.headers()['content-type']).toBe('image/jpeg');
    expect(response.headers()['cache-control']).toBe('public, max-age=86400');
    expect((await response.body()).length).toBeLessThan(300_000);
    const robots = await (await request.get('/robots.txt')).text();
    const disallowed = [...robots.matchAll(/^Disallow: (\S+)/gm)].map(([, path = '']) => path);
    expect(
      disallowed.filter((path) => `/s/${key}`.startsWith(path) || image.pathname.startsWith(path)),
    ).toEqual([]);
  },
);

test(
  'pages without a card of their own have the plain card of the host',
  DESKTOP_ONLY,
  async ({ request }) => {
    const html = await (await request.get('/kontakty')).text();
    const image = new URL(/property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(html).toContain('property="og:title"');
    expect((await request.get(image.pathname)).headers()['content-type']).toBe('image/jpeg');
  },
);

test(
  'a list links to the feed of its filters, and a request with its ETag gets 304',
  DESKTOP_ONLY,
  async ({ request }) => {
    const html = await (await request.get(`${LIST}?year_min=2015&order_by=price_asc`)).text();
    const [link = ''] = /<link rel="alternate"[^>]*application\/atom\+xml[^>]*>/.exec(html) ?? [];
    const feed = new URL(/href="([^"]+)"/.exec(link)?.[1]?.replaceAll('&amp;', '&') ?? '', 'http://any');
    expect(feed.searchParams.get('list')).toBe(`${LIST}?year_min=2015`);
    const response = await request.get(feed.pathname + feed.search);
    expect(response.headers()['content-type']).toContain('application/atom+xml');
    expect((await response.text()).match(/<entry>/g)).toHaveLength(50);
    const etag = response.headers()['etag'] ?? '';
    expect(
      (await request.get(feed.pathname + feed.search, { headers: { 'if-none-match': etag } })).status(),
    ).toBe(304);
  },
);
