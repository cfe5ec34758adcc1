import { expect, test } from 'vitest';
import { toServedImages } from './toServedImages.ts';

const serve = (...images: string[]) => toServedImages({ type: 'korean', id: 'a/1#', images });

test('pictures of other hosts are frames of the lot on our origin', () => {
  const [first, second] = serve('https://1.ajes.com/imgs/x&h=50', 'http://blog.example/b.jpg');
  expect(first).toMatch(/^\/pictures\/korean\/a%2F1%23\/0\?v=[\w-]{8}$/);
  expect(second).toMatch(/^\/pictures\/korean\/a%2F1%23\/1\?v=[\w-]{8}$/);
});

test('a new picture changes the address of its frame; the same picture keeps it', () => {
  const [before, same, after] = ['x', 'x', 'y'].map((name) => serve(`https://1.ajes.com/imgs/${name}`)[0]);
  expect([before === same, before === after]).toEqual([true, false]);
});

test.each(['//evil.example/a.jpg', 'javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'a.jpg'])(
  'a page never gets the address %s',
  (address) => expect(serve(address)[0]).toMatch(/^\/pictures\/korean\/a%2F1%23\/0\?v=/),
);

test('our own addresses are not changed', () =>
  expect(serve('/pictures/korean/a/0?v=1')).toEqual(['/pictures/korean/a/0?v=1']));

test('at most 100 frames are served', () =>
  expect(serve(...Array.from({ length: 150 }, () => 'https://1.ajes.com/imgs/x'))).toHaveLength(100));
