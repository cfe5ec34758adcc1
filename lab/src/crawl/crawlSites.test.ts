import { expect, test } from 'vitest';
import { crawlSites, type CrawlOptions } from './crawlSites.ts';
import { findCrawlFaults } from './findCrawlFaults.ts';
import type { FetchedPage } from './fetchPage.ts';

const SITE = 'https://vvoz.example';

interface FakePage extends Partial<FetchedPage> {
  /** Addresses that the page links to. */
  readonly to?: readonly string[];
  readonly head?: string;
  readonly title?: string;
}

/** Builds a page that may be indexed: its canonical link is its own address. */
const buildHtml = (path: string, { to = [], head, title = `Страница ${path}` }: FakePage) =>
  `<!doctype html><title>${title}</title>` +
  `${head ?? `<link rel="canonical" href="${SITE}${path}">`}<h1>Страница</h1>` +
  to.map((href) => `<a href="${href}">дальше</a>`).join('');

/** Crawls invented pages. Returns the paths in the order of the visit, and the faults. */
async function crawl(site: Readonly<Record<string, FakePage>>, options: Partial<CrawlOptions> = {}) {
  const pages = await crawlSites({
    starts: [`${SITE}/`],
    isAllowed: (address) => !address.includes('/cars/'),
    fetchPage: async (address) => {
      const path = address.slice(SITE.length);
      const fake = site[path];
      const status = fake ? (fake.status ?? 200) : 404;
      const html = fake && status === 200 ? buildHtml(path, fake) : '';
      return { status, location: fake?.location, robotsHeader: fake?.robotsHeader ?? '', html };
    },
    ...options,
  });
  const listed = new Set(Object.keys(site).map((path) => SITE + path));
  return {
    paths: pages.map(({ address }) => address.slice(SITE.length)),
    faults: findCrawlFaults(pages, { listed, isWhole: options.maxPerKind === undefined }),
  };
}

test('every page is visited once, nearest first, and a correct site has no faults', async () => {
  const { paths, faults } = await crawl({
    '/': { to: ['/b', '/a', '/a#top', 'https://other.example/', 'mailto:a@b.example', '/cars/japan/1'] },
    '/a': { to: ['/', '/c'] },
    '/b': { to: ['/c'] },
    '/c': { to: [] },
  });
  expect(paths).toEqual(['/', '/b', '/a', '/c']);
  expect(faults).toEqual([]);
});

test('links with rel="nofollow" are not followed', async () => {
  const { paths } = await crawl({
    '/': { head: `<link rel="canonical" href="${SITE}/"><a rel="noopener nofollow" href="/x">x</a>` },
    '/x': {},
  });
  expect(paths).toEqual(['/']);
});

test('pages above the maximum of their kind are left out', async () => {
  const to = Array.from({ length: 9 }, (_, index) => `/a/${index}`);
  const site = Object.fromEntries(['/', ...to].map((path) => [path, path === '/' ? { to } : {}]));
  const { paths, faults } = await crawl(site, { maxPerKind: 2, getKind: () => 'a' });
  expect(paths).toEqual(['/', '/a/0', '/a/1']);
  expect(faults).toEqual([]);
});

const HIDDEN = '<meta name="robots" content="noindex, follow">';
const CANONICAL = `<link rel="canonical" href="${SITE}/a">`;

test.each<[string, FakePage, string]>([
  ['an error', { status: 500 }, 'is answered with 500'],
  ['a missing page', { status: 404 }, 'is answered with 404'],
  ['a redirect', { status: 308, location: `${SITE}/b` }, `redirects to ${SITE}/b`],
  ['canonical and noindex', { head: HIDDEN + CANONICAL }, 'has a canonical address and is noindex'],
  ['noindex in a header', { robotsHeader: 'noindex' }, 'has a canonical address and is noindex'],
  ['no signal', { head: '' }, 'has 0 canonical addresses'],
  ['two canonical addresses', { head: CANONICAL + CANONICAL }, 'has 2 canonical addresses'],
  ['a hidden page in a sitemap', { head: HIDDEN }, 'is in a sitemap and not indexable'],
  ['a second heading', { head: `${CANONICAL}<h1>Ещё</h1>` }, 'has 2 elements h1'],
  ['a shared title', { title: 'Страница /b' }, 'have the same title «Страница /b»'],
])('%s is a fault', async (_, page, fault) => {
  const { faults } = await crawl({ '/': { to: ['/a', '/b'] }, '/a': page, '/b': {} });
  expect(faults).toContainEqual(expect.stringContaining(fault));
});

test('a link to a landing of a kind is no fault, unless it states something else', async () => {
  const { faults } = await crawl({
    '/': { to: ['/?body_kind=sedan', '/?body_kind=van&drive=full', '/files/contract.pdf'] },
    '/?body_kind=sedan': {},
    '/?body_kind=van&drive=full': {},
  });
  expect(faults.filter((fault) => fault.includes('filtered list'))).toEqual([
    `${SITE}/?body_kind=van&drive=full: is a filtered list (drive), which no link may lead to (linked from ${SITE}/)`,
  ]);
});

test('a link to a filtered list is a fault, a link to a page of a list is not', async () => {
  const { faults } = await crawl({
    '/': { to: ['/?drive=full', '/?page=2'] },
    '/?drive=full': {},
    '/?page=2': {},
  });
  expect(faults).toEqual([
    `${SITE}/?drive=full: is a filtered list (drive), which no link may lead to (linked from ${SITE}/)`,
  ]);
});

test('a page more than four links away, and one without a link, are faults', async () => {
  const chain = ['/', '/1', '/2', '/3', '/4', '/5'];
  const site = Object.fromEntries(
    chain.map((path, index) => [path, { to: chain.slice(index + 1, index + 2) }]),
  );
  const { faults } = await crawl({ ...site, '/lonely': {} });
  expect(faults).toEqual([
    `${SITE}/5: is 5 links away from the front page (linked from ${SITE}/4)`,
    `${SITE}/lonely: is in a sitemap, and no link leads to it`,
  ]);
});

test('an indexable page that is in no sitemap is a fault', async () => {
  const [page] = await crawlSites({
    starts: [`${SITE}/`],
    isAllowed: () => true,
    fetchPage: async () => ({ status: 200, location: undefined, robotsHeader: '', html: buildHtml('/', {}) }),
  });
  const faults = findCrawlFaults(page ? [page] : [], { listed: new Set(), isWhole: true });
  expect(faults).toEqual([`${SITE}/: is indexable and in no sitemap`]);
});
