import { expect, test, vi } from 'vitest';
import { reviewSchema } from '@vvoz/api/content/contentSchemas';
import { openTestPage } from '../../../testing/openTestPage.ts';
import { reviewsTemplate } from './reviewsTemplate.tsx';

const REVIEW = reviewSchema.parse({
  id: 'otzyv-a',
  author: 'Игорь В.',
  city: 'Новосибирск',
  date: '2026-04-02',
  rating: 4,
  vehicle: 'Toyota Alphard AGH30W, 2019',
  template: 'japan-main',
  html: '<p>Машина отличная.</p>',
});
const reviews = vi.fn();
const open = (search: string, count = 9) => {
  reviews.mockImplementation(async ({ limit, offset }: { limit: number; offset: number }) => ({
    count,
    rating: count > 0 ? 4.5 : null,
    items: Array.from({ length: count }, (_, index) => ({ ...REVIEW, id: `otzyv-${index}` })).slice(
      offset,
      offset + limit,
    ),
    options: {
      rating: [
        { value: '5', count: 7 },
        { value: '4', count: 2 },
      ],
      template: [
        { value: 'japan-main', count: 9 },
        { value: 'closed', count: 1 },
      ],
    },
  }));
  return openTestPage(reviewsTemplate, `/otzyvy${search}`, { title: 'Отзывы' }, { content: { reviews } });
};

test('shows reviews with count and mean rating; each filter is a link that keeps the other one', async () => {
  const page = await open('?template=japan-main&rating=4');
  expect(reviews).toHaveBeenCalledWith({ rating: 4, template: 'japan-main', limit: 8, offset: 0 });
  expect(page?.html).toContain('9 отзывов · в среднем 4,5 из 5');
  expect(page?.html).toContain('href="/otzyvy?rating=5&amp;template=japan-main"');
  expect(page?.html).toContain('href="/otzyvy?template=japan-main"');
  expect(page?.html).toContain('href="/otzyvy?rating=4"');
  expect(page?.html).toContain('href="/otzyvy?rating=4&amp;template=japan-main&amp;page=2"');
  expect(page?.head).toEqual({ title: 'Отзывы' });
});

test('a catalogue that no longer exists is not offered', async () => {
  expect((await open(''))?.html).not.toContain('closed');
});

test('the unfiltered list is indexed under its page’s address; an empty form value is not a filter', async () => {
  expect((await open('?page=2'))?.head.canonical).toBe('http://localhost:3000/otzyvy?page=2');
  expect((await open('?rating=&template='))?.head.canonical).toBe('http://localhost:3000/otzyvy');
});

test('says that no review matches the filters', async () => {
  expect((await open('?rating=3', 0))?.html).toContain('Таких отзывов пока нет');
});

test.each(['?page=3', '?page=x', '?rating=6', '?rating=5.0', '?template=closed', '?template=toString'])(
  '%s does not exist',
  async (search) => {
    expect(await open(search)).toBeUndefined();
  },
);
