import { expect, test } from 'vitest';
import { startFeedServer } from '../../testing/httpServer.ts';
import { startTestWordpress } from '../../testing/wordpressServer.ts';
import { eachState } from '../../../state/testing/eachState.ts';
import { createContentStore } from '../../../content/createContentStore.ts';
import { importContent } from '../../../content/importContent.ts';
import { countQuarantined } from '../../findQuarantined.ts';
import { importPosts } from './importPosts.ts';

const post = (fields: Readonly<Record<string, unknown>> = {}) => ({
  id: 7,
  slug: 'czeny',
  status: 'publish',
  date: '2026-09-01T10:00:00',
  title: { rendered: 'Цены &#171;под ключ&#187; &#8212; 2026' },
  excerpt: { rendered: '<p>Коротко&nbsp;о главном [&hellip;]</p>\n' },
  content: { rendered: '<p onclick="x()">Текст<script>alert(1)</script></p>' },
  _embedded: {
    'wp:featuredmedia': [
      {
        source_url: 'https://content.example/a.jpg',
        alt_text: 'Лист',
        media_details: {
          width: 1200,
          height: 800,
          sizes: { medium: { source_url: 'https://content.example/a-300.jpg', width: 300, height: 200 } },
        },
      },
    ],
    'wp:term': [[{ taxonomy: 'category', slug: 'tamozhnya', name: 'Таможня' }]],
  },
  ...fields,
});

const OPTIONS = {
  kind: 'option',
  key: 'site',
  position: 0,
  body: { contacts: { tel: '1' } },
} as const;
const fromFile = (slug: string) => ({
  kind: 'articles' as const,
  slug,
  title: `Из файла ${slug}`,
  date: '2026-01-01',
  category: 'tamozhnya',
  position: 0,
  body: { excerpt: '', html: '<p>файл</p>', tags: [], templates: [] },
});

eachState('articles of a WordPress site', ({ open }) => {
  test('are decoded, sanitised, have pictures, and replace files with the same slug', async () => {
    const state = await open();
    await importContent(state, 'files', {
      entries: [fromFile('czeny'), fromFile('other')],
      documents: [OPTIONS],
    });
    const site = await startTestWordpress({
      posts: [post(), post({ id: 8, slug: 'draft', status: 'draft' }), post({ id: 9, title: 'x' }), 'text'],
    });
    const report = await importPosts(state, { baseUrl: site.url }, 1);
    expect(report).toMatchObject({ read: 4, added: 1, skipped: 1, quarantined: 2 });
    const content = createContentStore(state.db, { versionMs: 0 });
    const { items } = await content.entries({ kind: 'articles', limit: 10, offset: 0 });
    expect(items.map(({ title }) => title)).toEqual(['Цены «под ключ» — 2026', 'Из файла other']);
    const shown = items[0]?.image?.src ?? '';
    expect(await content.pictureAddress(shown.replace('/pictures/cms/', ''))).toBe(
      'https://content.example/a.jpg',
    );
    expect(items[0]).not.toHaveProperty('pictures');
    expect(items[0]).toMatchObject({
      excerpt: 'Коротко\u00A0о главном…',
      html: '<p>Текст</p>',
      category: 'tamozhnya',
      image: { src: shown, alt: 'Лист', width: 1200, sizes: [{ name: 'medium' }] },
    });
    const set = await state.db.selectFrom('quarantine').select(['place', 'reason']).execute();
    expect(set.map(({ place }) => place).toSorted()).toEqual(['wordpress/posts:3', 'wordpress/posts:4']);

    expect(await importPosts(state, { baseUrl: site.url }, 2)).toMatchObject({ added: 0, unchanged: 1 });
  });

  test('with an encoded slug have a page at the decoded path', async () => {
    const state = await open();
    const categories = {
      kind: 'option',
      key: 'categories',
      position: 0,
      body: { tamozhnya: 'Таможня' },
    } as const;
    await importContent(state, 'files', { entries: [], documents: [OPTIONS, categories] });
    const site = await startTestWordpress({ posts: [post({ slug: '%d1%86%d0%b5%d0%bd%d1%8b' })] });
    await importPosts(state, { baseUrl: site.url }, 1);
    const content = createContentStore(state.db, { versionMs: 0 });
    expect(await content.page('main', '/informacziya/tamozhnya/цены')).toMatchObject({
      entry: { slug: 'цены', title: 'Цены «под ключ» — 2026' },
    });
  });

  test('have a page whatever their category: unknown, nested, renamed or none', async () => {
    const state = await open();
    await importContent(state, 'files', { entries: [], documents: [OPTIONS] });
    const inCategory = (id: number, term?: object) =>
      post({
        id,
        slug: `post-${id}`,
        _embedded: { 'wp:term': term ? [[{ taxonomy: 'category', ...term }]] : [] },
      });
    const site = await startTestWordpress({
      categories: [
        { id: 1, slug: 'uncategorized', name: 'Без рубрики', parent: 0 },
        { id: 2, slug: 'avto', name: 'Авто &amp; мото', parent: 0 },
        { id: 3, slug: 'korea', name: 'Корея', parent: 2 },
      ],
      posts: [
        inCategory(1, { id: 1, slug: 'uncategorized', name: 'Без рубрики' }),
        inCategory(2, { id: 3, slug: 'korea', name: 'Корея' }),
        inCategory(3, { id: 9, slug: '%d1%86%d0%b5%d0%bd%d1%8b', name: 'Цены' }),
        inCategory(4),
      ],
    });
    await importPosts(state, { baseUrl: site.url }, 1);
    const content = createContentStore(state.db, { versionMs: 0 });
    const { items } = await content.entries({ kind: 'articles', limit: 10, offset: 0 });
    expect(items.map(({ path, categoryTitle }) => [path, categoryTitle]).toSorted()).toEqual(
      [
        ['/informacziya/avto/korea/post-2', 'Корея'],
        ['/informacziya/prochee/post-4', 'Разное'],
        ['/informacziya/uncategorized/post-1', 'Без рубрики'],
        ['/informacziya/цены/post-3', 'Цены'],
      ].toSorted(),
    );
    for (const { path, id } of items) expect((await content.page('main', path))?.entry?.id).toBe(id);
  });

  test('that are removed let the file show again; a failing site changes nothing', async () => {
    const state = await open();
    await importContent(state, 'files', { entries: [fromFile('czeny')], documents: [OPTIONS] });
    const site = await startTestWordpress({ posts: [post(), { id: 9 }] });
    await importPosts(state, { baseUrl: site.url }, 1);
    expect(await countQuarantined(state.db, 'wordpress/posts')).toBe(1);
    const content = createContentStore(state.db, { versionMs: 0 });
    const titles = async () =>
      (await content.entries({ kind: 'articles', limit: 9, offset: 0 })).items.map(({ title }) => title);

    const broken = await startTestWordpress({});
    await expect(importPosts(state, { baseUrl: broken.url, retries: 0 }, 2)).rejects.toThrow();
    expect(await titles()).toEqual(['Цены «под ключ» — 2026']);

    const uncounted = await startFeedServer((_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end('[]'),
    );
    const part = await importPosts(state, { baseUrl: uncounted }, 3);
    expect(part).toMatchObject({ whole: false, withdrawn: 0 });
    expect(await titles()).toEqual(['Цены «под ключ» — 2026']);
    expect(await countQuarantined(state.db, 'wordpress/posts')).toBe(1);

    const empty = await startTestWordpress({ posts: [] });
    expect(await importPosts(state, { baseUrl: empty.url }, 3)).toMatchObject({ withdrawn: 1 });
    expect(await titles()).toEqual(['Из файла czeny']);
    expect(await countQuarantined(state.db, 'wordpress/posts')).toBe(0);
  });
});
