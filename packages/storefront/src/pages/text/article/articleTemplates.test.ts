import { expect, test } from 'vitest';
import { openTestPage } from '../../../testing/openTestPage.ts';
import { articleTemplate } from './articleTemplate.ts';
import { documentTemplate } from './documentTemplate.ts';
import { videoTemplate } from './videoTemplate.ts';

const ENTRY = {
  id: 'articles/a',
  kind: 'articles',
  slug: 'a',
  title: 'Граница 160 л. с.',
  excerpt: 'Одна лошадиная сила.',
  date: '2026-02-12',
  category: 'tamozhnya',
  categoryTitle: 'Таможня',
  tags: [],
  templates: [],
  path: '/informacziya/tamozhnya/a',
  html: '<h2 id="one">Один</h2><p>Текст</p><h2 id="two">Два</h2>',
  headings: [
    { id: 'one', title: 'Один', level: 2 },
    { id: 'two', title: 'Два', level: 2 },
  ],
  minutes: 4,
};
const around = {
  previous: { title: 'Раньше в списке', path: '/informacziya/dostavka/p' },
  related: [{ ...ENTRY, kind: 'videos', title: 'По теме видео', path: '/video/tamozhnya/v' }],
};

test('an article has a table of contents, reading time, neighbours and related entries', async () => {
  const page = await openTestPage(
    articleTemplate,
    ENTRY.path,
    { title: ENTRY.title, entry: ENTRY, around },
    {},
  );
  for (const part of [
    'href="#one"',
    'href="#two"',
    '12 февраля 2026',
    '4 мин чтения',
    'href="/informacziya/dostavka/p"',
    'href="/video/tamozhnya/v"',
    '<h2 id="one">Один</h2>',
  ])
    expect(page?.html).toContain(part);
  expect(page?.html).not.toContain('Следующий');
  expect(page?.head).toMatchObject({
    title: ENTRY.title,
    description: expect.stringContaining(ENTRY.excerpt),
    canonical: `http://localhost:3000${ENTRY.path}`,
  });
  expect(page?.head.tags?.openGraph).toMatchObject({
    type: 'article',
    images: [{ url: expect.stringMatching(/^http:\/\/localhost:3000\/pictures\/card\/page\//) }],
  });
});

test('a text with one heading has no table of contents', async () => {
  const entry = { ...ENTRY, headings: ENTRY.headings.slice(0, 1) };
  const page = await openTestPage(articleTemplate, ENTRY.path, { entry }, {});
  expect(page?.html).not.toContain('Содержание');
});

const VIDEO = {
  ...ENTRY,
  kind: 'videos',
  duration: '07:18',
  video: { place: 'rutube', page: 'https://rutube.ru/video/x/', player: 'https://rutube.ru/play/embed/x' },
};

test('a video is a link to its page and says where it opens; the player is not loaded', async () => {
  const page = await openTestPage(videoTemplate, '/video/tamozhnya/a', { entry: VIDEO }, {});
  expect(page?.html).toContain('href="https://rutube.ru/video/x/"');
  expect(page?.html).toContain('Видео откроется на Rutube');
  expect(page?.html).toContain('07:18');
  expect(page?.html).not.toContain('<iframe');
});

test('a video and an article have data for search engines; a video without an address has none', async () => {
  const listTypes = async (...args: Parameters<typeof openTestPage>) =>
    (await openTestPage(...args))?.things.map((thing) => ('@type' in thing ? thing['@type'] : ''));
  expect(await listTypes(videoTemplate, '/video/tamozhnya/a', { entry: VIDEO }, {})).toEqual(['VideoObject']);
  const { video: _video, ...text } = VIDEO;
  expect(await listTypes(videoTemplate, '/video/tamozhnya/a', { entry: text }, {})).toEqual([]);
  expect(await listTypes(articleTemplate, ENTRY.path, { entry: ENTRY }, {})).toEqual(['Article']);
});

test('a video without an address shows only its text', async () => {
  const { video: _video, ...entry } = VIDEO;
  const page = await openTestPage(videoTemplate, '/video/tamozhnya/a', { entry }, {});
  expect(page?.html).toContain('<p>Текст</p>');
  expect(page?.html).not.toContain('Видео откроется');
});

test('a legal text names the date of its wording; a record without a text has no page', async () => {
  const page = await openTestPage(documentTemplate, '/soglasie', { title: 'Согласие', entry: ENTRY }, {});
  expect(page?.html).toContain('Редакция от');
  expect(page?.html).toContain('12 февраля 2026');
  expect(await openTestPage(documentTemplate, '/soglasie', {}, {})).toBeUndefined();
});
