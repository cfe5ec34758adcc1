import { describe, expect, it } from 'vitest';

import { machinery, stock } from './feeds.ts';
import { slugOf } from './slug.ts';
import { framesOf } from './tables.ts';
import { NOW } from './testing.ts';

describe('slugOf', () => {
  it.each([
    ['Цены', 'czeny'],
    ['Информация', 'informacziya'],
    ['Спецтехника', 'specztehnika'],
    ['Щётка объявление подъём', 'shhyotka-obyavlenie-podyom'],
    ['  KOMATSU PC200-8, 2019 ', 'komatsu-pc200-8-2019'],
  ])('%s', (title, slug) => expect(slugOf(title)).toBe(slug));
});

describe('posts', () => {
  const posts = [
    ...machinery({ count: 400, seed: 9, now: NOW }),
    ...stock({ count: 400, seed: 9, now: NOW }),
  ];

  it('are dated before now and have slugs of their own', () => {
    expect(posts.every(({ date, modified }) => date <= modified && modified < '2026-11-21T10:30:00')).toBe(
      true,
    );
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    expect(posts.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  it('render titles with entities and keep their form all strings', () => {
    expect(
      posts.every(({ title }) => title.rendered.includes('&#8212;') && !title.rendered.includes('—')),
    ).toBe(true);
    expect(posts.every(({ acf }) => Object.values(acf).every((value) => typeof value === 'string'))).toBe(
      true,
    );
  });

  it('have as many pictures as the drawings of that body', () => {
    for (const { id, acf, featured_media: featured, _embedded: embedded } of posts) {
      const images = acf['images'] === '' ? [] : acf['images']!.split('#');
      expect(embedded['wp:featuredmedia']).toHaveLength(images.length > 0 ? 1 : 0);
      if (images.length === 0) expect(featured).toBe(0);
      else expect(images).toHaveLength(framesOf(acf['body_type']!, false));
      if (id !== undefined) expect(images.every((image) => image.includes(`/${id}/`))).toBe(true);
    }
  });
});
