import { expect, test } from 'vitest';
import { buildShareTags, listShareTags } from './shareTags.ts';

const TEXTS = { title: 'Toyota Prius', description: 'Под ключ 1 448 982 ₽' };
const PAGE = { siteName: 'Ввоз', image: '/pictures/card/lot/japan/1?v=1' };

test('a messenger gets texts, the address and a picture with its size', () => {
  const tags = buildShareTags({ ...PAGE, url: 'https://vvoz.example/cars/japan/1', type: 'article' }, TEXTS);
  expect(listShareTags(tags)).toEqual([
    ['property', 'og:type', 'article'],
    ['property', 'og:locale', 'ru_RU'],
    ['property', 'og:site_name', 'Ввоз'],
    ['property', 'og:title', 'Toyota Prius'],
    ['property', 'og:description', 'Под ключ 1 448 982 ₽'],
    ['property', 'og:url', 'https://vvoz.example/cars/japan/1'],
    ['property', 'og:image', '/pictures/card/lot/japan/1?v=1'],
    ['property', 'og:image:type', 'image/jpeg'],
    ['property', 'og:image:width', '1200'],
    ['property', 'og:image:height', '630'],
    ['property', 'og:image:alt', 'Toyota Prius'],
    ['name', 'twitter:card', 'summary_large_image'],
  ]);
});

test('a page that is its own canonical one names no address', () => {
  const names = listShareTags(buildShareTags(PAGE, TEXTS)).map(([, name]) => name);
  expect(names).not.toContain('og:url');
  expect(names).toHaveLength(11);
});
