import { expect, test } from 'vitest';
import { findRefusal, passGuards } from './robotGuards.ts';

const LOT = '/cars/japan/1';

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; YandexBot/3.0)',
  'bot',
  'Screaming Frog SEO Spider/18.2',
  'ia_archiver crawler',
  'Mozilla/5.0 (Linux; Android 10; CUBOT X30) Googlebot-Mobile/2.1',
])('%s may open pages, but no lot', (userAgent) => {
  expect(findRefusal({ path: LOT, userAgent })).toMatchObject({
    statusCode: 403,
    message: 'Forbidden: Access denied',
  });
  expect(findRefusal({ path: '/CARS/japan/1', userAgent })).toBeDefined();
  expect(findRefusal({ path: '/cars', userAgent })).toBeUndefined();
  expect(findRefusal({ path: '/', userAgent })).toBeUndefined();
});

test.each(['Mozilla/5.0 (Linux; Android 10; CUBOT X30)', 'Mozilla/5.0 (Linux; Android 13; Cubot P80)', ''])(
  '«%s» is not a robot and may open a lot',
  (userAgent) => {
    expect(findRefusal({ path: LOT, userAgent })).toBeUndefined();
  },
);

test('a page record may name guards; the name of an unknown guard is an error', () => {
  const request = { path: '/kontakty', userAgent: 'Googlebot' };
  expect(() => passGuards([], request)).not.toThrow();
  expect(() => passGuards(['people'], request)).toThrow('Forbidden: Access denied');
  expect(() => passGuards(['people'], { ...request, userAgent: 'Firefox' })).not.toThrow();
  for (const name of ['nosuch', 'toString'])
    expect(() => passGuards([name], request)).toThrow(
      expect.objectContaining({ statusCode: 500, message: 'Unknown middleware' }),
    );
});
