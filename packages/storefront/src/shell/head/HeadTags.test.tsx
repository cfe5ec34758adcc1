import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buildShareTags } from '@vvoz/seo/share/shareTags';
import { MAX_TITLE } from '@vvoz/seo/texts/textLengths';
import { HeadTags } from './HeadTags.tsx';
import { makeHiddenHead, makePageHead, type PageDescription, type PageHead } from './pageHead.ts';

const ORIGIN = 'https://vvoz.example';
const show = (head: PageHead, kind?: string): string =>
  renderToStaticMarkup(
    <HeadTags
      head={head}
      {...(kind === undefined ? {} : { kind })}
      siteName="Ввоз"
      siteDescription="Машины из Японии"
      siteCard={`${ORIGIN}/card.jpg`}
    />,
  );
const describePage = (fields: Partial<PageDescription>): PageDescription => ({
  title: 'Отзывы',
  state: { kind: 'text', path: '/otzyvy' },
  ...fields,
});

test('a listed page names its canonical address, its own description and its feed', () => {
  const html = show(
    makePageHead(describePage({ description: 'Что пишут', feed: '/api/feed?list=a' }), ORIGIN),
    'text',
  );
  for (const tag of [
    '<title>Отзывы — Ввоз</title>',
    '<meta name="description" content="Что пишут"/>',
    `<link rel="canonical" href="${ORIGIN}/otzyvy"/>`,
    `<link rel="alternate" type="application/atom+xml" href="${ORIGIN}/api/feed?list=a"/>`,
    '<meta name="vvoz-page" content="text"/>',
  ])
    expect(html).toContain(tag);
  expect(html).not.toContain('robots');
});

test.each([
  ['a page of one visitor', makeHiddenHead('Избранное')],
  [
    'a chosen part of a list',
    makePageHead(
      describePage({ description: 'Что пишут', state: { kind: 'text', path: '/otzyvy', isFiltered: true } }),
      ORIGIN,
    ),
  ],
])('%s must not be listed, and has the description of the site', (_, head) => {
  const html = show(head);
  expect(html).toContain('<meta name="robots" content="noindex, follow"/>');
  expect(html).toContain('<meta name="description" content="Машины из Японии"/>');
  expect(html).not.toContain('canonical');
  expect(html).not.toContain('vvoz-page');
});

test('a page without a share card has that of the site, with its own texts', () => {
  const html = show(makePageHead(describePage({ description: 'Что пишут' }), ORIGIN));
  for (const tag of [
    '<meta property="og:title" content="Отзывы — Ввоз"/>',
    '<meta property="og:description" content="Что пишут"/>',
    `<meta property="og:image" content="${ORIGIN}/card.jpg"/>`,
  ])
    expect(html).toContain(tag);
});

test('a page with a share card has no other one', () => {
  const tags = buildShareTags(
    { siteName: 'Ввоз', image: `${ORIGIN}/own.jpg` },
    { title: 'Toyota Prius', description: 'От 900 000 ₽' },
  );
  const html = show(makePageHead(describePage({ tags }), ORIGIN));
  expect(html.match(/og:image"/g)).toHaveLength(1);
  expect(html).toContain('<meta property="og:title" content="Toyota Prius"/>');
  expect(html).toContain(`${ORIGIN}/own.jpg`);
});

test('a title is cut to what search engines show', () => {
  expect(makeHiddenHead('Слово '.repeat(40)).title.length).toBeLessThanOrEqual(MAX_TITLE);
});
