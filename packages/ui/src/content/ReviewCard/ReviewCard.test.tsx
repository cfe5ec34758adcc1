import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { REVIEWS } from '../fixtures.ts';
import { ReviewCard, type ReviewItem } from './ReviewCard.tsx';

const [review, other] = REVIEWS as readonly [ReviewItem, ReviewItem];

test('a review has its source, its photos and the answer of the company', () => {
  const photo = { src: '/files/alphard.webp', alt: 'Alphard у порта', width: 800, height: 600 };
  const html = renderToStaticMarkup(<ReviewCard review={{ ...review, photos: [photo] }} />);
  expect(html).toContain('Оценка 4 из 5');
  expect(html).toContain('<a href="#2gis" rel="noopener nofollow">2ГИС</a>');
  expect(html).toMatch(
    /<a [^>]*href="\/files\/alphard\.webp"[^>]*>(?:<[^>]+>)*?<img [^>]*alt="Alphard у порта"/,
  );
  expect(html).toContain('<b>Ответ компании.</b> Извините за ожидание');
});

test('a review without them has no empty places for them', () => {
  const html = renderToStaticMarkup(<ReviewCard review={other} />);
  for (const part of ['Ответ компании', '<img', '<a ']) expect(html).not.toContain(part);
});
