import { expect, test } from 'vitest';
import { HOST_NAMES, mapHosts } from '@vvoz/catalogue/hosts/hosts';
import { findDrawing } from './findDrawing.ts';
import { formatIndex } from './indexPage.ts';
import { listPages, makePage } from './listPages.ts';

const DRAWINGS = [
  'lot-375-full.png',
  'lot-1280-first.png',
  'lot-dark-1280-first.png',
  'catalogue-china-1280-first.png',
];

test.each([
  ['lot', 375, 'light', 'lot-375-full.png'],
  ['lot', 1280, 'dark', 'lot-dark-1280-first.png'],
  ['lot', 375, 'dark', 'lot-375-full.png'],
  ['catalogue', 1280, 'light', undefined],
  ['catalogue-china', 1280, 'light', 'catalogue-china-1280-first.png'],
] as const)('the drawing of %s at %d px, %s, is %s', (drawing, width, scheme, file) => {
  expect(findDrawing(DRAWINGS, drawing, { width, scheme })).toBe(file);
});

test('each host has the pages of its records and its catalogues, each once, and one page that does not exist', () => {
  const pages = listPages({
    ...mapHosts(() => []),
    main: [
      { path: '/', template: 'home' },
      { path: '/statistika-prodazh', template: 'japan' },
    ],
    spec: [{ path: '/kontakty', template: 'kontakty' }],
  });
  expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
  expect(pages).toContainEqual(
    expect.objectContaining({ name: 'main-home', template: 'home', drawing: 'home' }),
  );
  expect(pages.filter(({ path }) => path === '/statistika-prodazh')).toHaveLength(1);
  expect(pages).toContainEqual(
    expect.objectContaining({ name: 'china-home', template: 'china', drawing: 'catalogue-china' }),
  );
  expect(pages).toContainEqual(expect.objectContaining({ name: 'spec-kontakty', host: 'spec' }));
  expect(pages.filter(({ status }) => status === 404).map(({ host }) => host)).toEqual(HOST_NAMES);
});

test('the index shows pictures beside drawings and names problems, escaped', () => {
  const html = formatIndex('Vvoz', [
    {
      page: makePage('main', '/a"b', 'home'),
      pictures: [
        { width: 375, file: 'a.png', drawing: '../a.png' },
        { width: 1280, problem: '<503>' },
      ],
    },
  ]);
  expect(html).toContain('<img src="a.png" alt="Page"');
  expect(html).toContain('<img src="../a.png" alt="Drawing"');
  expect(html).toContain('1280: &lt;503&gt;');
  expect(html).toContain('/a&quot;b');
});
