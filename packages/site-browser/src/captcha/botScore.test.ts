import { afterEach, expect, test, vi } from 'vitest';
import { isMarkedAsBot, noteScore } from './botScore.ts';

afterEach(() => vi.unstubAllGlobals());

function stubPage(cookie: string, response: () => Promise<Response>) {
  const page = { cookie };
  const fetchStub = vi.fn<(url: string, init: RequestInit) => Promise<Response>>(response);
  vi.stubGlobal('document', page);
  vi.stubGlobal('fetch', fetchStub);
  return { page, fetchStub };
}

test('a score is requested once and stored for a day', async () => {
  const { page, fetchStub } = stubPage('', async () => Response.json({ score: 0.3 }));
  await noteScore('abc');
  expect(page.cookie).toBe('vvoz_score=0.3; path=/; max-age=86400; samesite=lax');
  expect(fetchStub.mock.calls[0]?.[0]).toBe('/api/request/recaptcha');
  expect(fetchStub.mock.calls[0]?.[1].body).toBe('{"token":"abc"}');
  expect(fetchStub.mock.calls[0]?.[1].signal, 'the visitor does not wait for ever').toBeInstanceOf(
    AbortSignal,
  );
  await noteScore('def');
  expect(fetchStub).toHaveBeenCalledOnce();
});

test.each<[string, () => Promise<Response>]>([
  ['an outage that has a score', async () => Response.json({ score: 0.1 }, { status: 503 })],
  ['an outage', async () => Response.json({ error: {} }, { status: 503 })],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['bad JSON', async () => new Response('<html>')],
  ['a score that is not a number', async () => Response.json({ score: 'high' })],
])('%s leaves no score', async (_, response) => {
  const { page } = stubPage('', response);
  await noteScore('abc');
  expect(page.cookie).toBe('');
});

test.each([
  ['vvoz_score=0.5', true],
  ['a=b; vvoz_score=0', true],
  ['vvoz_score=0.51; a=b', false],
  ['vvoz_score=', false],
  ['', false],
])('cookies %j mark a bot: %s', (cookies, isBot) => expect(isMarkedAsBot(cookies)).toBe(isBot));
