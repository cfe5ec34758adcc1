import { describe, expect, it } from 'vitest';

import { machinery, stock } from './feeds.ts';
import { formatSlug } from './slug.ts';
import { countFrames } from './tables.ts';
import { NOW } from './testing.ts';

describe('formatSlug', () => {
  it.each([
    ['Цены', 'czeny'],
    ['Информация', 'informacziya'],
    ['Спецтехника', 'specztehnika'],
    ['Щётка объявление подъём', 'shhyotka-obyavlenie-podyom'],
    ['  KOMATSU PC200-8, 2019 ', 'komatsu-pc200-8-2019'],
  ])('%s', (title, slug) => expect(formatSlug(title)).toBe(slug));
});

describe('posts', () => {
  const posts = [
    ...machinery({ count: 400, seed: 9, now: NOW }),
    ...stock({ count: 400, seed: 9, now: NOW }),
  ];

  it('are dated before now and have unique slugs', () => {
    expect(posts.every(({ date, modified }) => date <= modified && modified < '2026-11-21T10:30:00')).toBe(
      true,
    );
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
    expect(posts.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true);
  });

  it('have titles with entities, and strings in all form fields', () => {
    expect(
      posts.every(({ title }) => title.rendered.includes('&#8212;') && !title.rendered.includes('—')),
    ).toBe(true);
    expect(posts.every(({ acf }) => Object.values(acf).every((value) => typeof value === 'string'))).toBe(
      true,
    );
  });

  it('have as many pictures as their body type has drawings', () => {
    for (const { id, acf, featured_media: featured, _embedded: embedded } of posts) {
      const images = acf['images'] === '' ? [] : acf['images']!.split('#');
      expect(embedded['wp:featuredmedia']).toHaveLength(images.length > 0 ? 1 : 0);
      if (images.length === 0) expect(featured).toBe(0);
      else expect(images).toHaveLength(countFrames(acf['body_type']!, false));
      if (id !== undefined) expect(images.every((image) => image.includes(`/${id}/`))).toBe(true);
    }
  });
});
