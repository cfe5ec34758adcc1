import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from './loadWords.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a phrase is asked as it was written, next to the chosen filters', async () => {
  const answer = { found: [] };
  const fetched = vi.fn(async (_address: string) => Response.json(answer));
  vi.stubGlobal('fetch', fetched);
  expect(await loadWords('/api/words', 'brand=toyota', 'марк & чайзер #2 +4wd=да')).toEqual(answer);
  const { pathname, searchParams } = new URL(String(fetched.mock.calls[0]?.[0]), 'http://main');
  expect([pathname, ...searchParams]).toEqual([
    '/api/words',
    ['brand', 'toyota'],
    ['q', 'марк & чайзер #2 +4wd=да'],
  ]);
});

test('without a network a phrase means nothing', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  expect(await loadWords('/api/words', '', 'марк')).toBeUndefined();
});
