import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outage } from '../page/fetchJson.ts';
import { createCaptchaTokens } from './getToken.ts';

const KEY = 'k'.repeat(40);
const order: string[] = [];
const ask = vi.fn<(url: string) => Promise<Response>>();
/** Addresses of the scripts that the page has loaded. */
const scripts: string[] = [];
let isBlocked = false;
const report = vi.fn();

beforeEach(() => {
  order.length = 0;
  scripts.length = 0;
  isBlocked = false;
  vi.stubGlobal('reportError', report.mockReset());
  ask.mockReset().mockImplementation(async (url) => {
    order.push(url);
    return Response.json({ score: 0.9 });
  });
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('window', {});
  vi.stubGlobal('document', {
    cookie: '',
    createElement: () => Object.assign(new EventTarget(), { src: '', remove: () => undefined }),
    body: { append: () => undefined },
    head: {
      append: (script: EventTarget & { readonly src: string }) => {
        scripts.push(script.src);
        setTimeout(() => script.dispatchEvent(new Event(isBlocked ? 'error' : 'load')));
      },
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

const createTokens = (services: Record<string, string>, isOnline = true) =>
  createCaptchaTokens(
    async () => ({ services }),
    () => isOnline,
  );

const stubRecaptcha = () =>
  vi.stubGlobal('window', {
    grecaptcha: {
      ready: (callback: () => void) => {
        order.push('ready');
        callback();
      },
      execute: async (key: string, { action }: { action: string }) => {
        order.push('execute');
        return `${key.length} ${action}`;
      },
    },
  });

type Subscribers = Partial<Record<string, (data?: unknown) => void>>;

/** @param run what the widget does when it is executed */
const stubSmartCaptcha = (run: (on: Subscribers) => void) => {
  const on: Subscribers = {};
  vi.stubGlobal('window', {
    smartCaptcha: {
      render: () => 1,
      subscribe: (_: number, event: string, callback: (data?: unknown) => void) => {
        on[event] = callback;
        return () => undefined;
      },
      execute: () => run(on),
      destroy: () => undefined,
    },
  });
};

test('reCAPTCHA: its script is loaded when a form is used; the score is requested before the token is used', async () => {
  stubRecaptcha();
  const tokens = createTokens({ recaptcha: KEY });
  expect(scripts).toEqual([]);
  await tokens.prepareToken();
  expect(scripts).toEqual([`https://www.google.com/recaptcha/api.js?render=${KEY}`]);
  expect(order).toEqual([]);
  expect(await tokens.getToken()).toBe('40 lead');
  expect(order).toEqual(['ready', 'execute', '/api/request/recaptcha']);
  expect(scripts).toHaveLength(1);
});

test('a token is used after its score has come: a provider verifies it once', async () => {
  stubRecaptcha();
  const score = Promise.withResolvers<Response>();
  ask.mockImplementation(() => score.promise);
  let token = '';
  const obtaining = createTokens({ recaptcha: KEY })
    .getToken()
    .then((text) => (token = text));
  await vi.waitFor(() => expect(ask).toHaveBeenCalledOnce());
  await new Promise(setImmediate);
  expect(token).toBe('');
  score.resolve(Response.json({ score: 0.9 }));
  expect(await obtaining).toBe('40 lead');
});

test('SmartCaptcha: the token of a passed check', async () => {
  stubSmartCaptcha((on) => on['success']?.('smart token'));
  const tokens = createTokens({ smartCaptcha: KEY });
  expect(await tokens.getToken()).toBe('smart token');
  expect(scripts).toEqual(['https://smartcaptcha.cloud.yandex.ru/captcha.js?render=onload']);
});

test.each<[string, (on: Subscribers) => void, new (message: string) => Error]>([
  ['an error of its script', (on) => on['javascript-error']?.(), Error],
  ['no network', (on) => on['network-error']?.(), Outage],
  ['a success without a token', (on) => on['success']?.(), Error],
  ['a challenge that the visitor closes', (on) => on['challenge-hidden']?.(), Error],
])('SmartCaptcha: %s is an error', async (_, run, kind) => {
  stubSmartCaptcha(run);
  const failure = await createTokens({ smartCaptcha: KEY })
    .getToken()
    .catch((error: unknown) => error);
  expect((failure as Error).constructor).toBe(kind);
});

test('a blocked script is reported, and loaded again at the next attempt', async () => {
  stubRecaptcha();
  isBlocked = true;
  const tokens = createTokens({ recaptcha: KEY });
  await tokens.prepareToken();
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Error' }));
  await expect(tokens.getToken()).rejects.toThrow('was blocked or failed');
  isBlocked = false;
  expect(await tokens.getToken()).toBe('40 lead');
});

test('a script that fails while the browser is offline counts as a missing network', async () => {
  isBlocked = true;
  await expect(createTokens({ recaptcha: KEY }, false).getToken()).rejects.toThrow(Outage);
});

test('without a service the token comes from the site itself, and no script of another company is loaded', async () => {
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(createTokens({}).getToken()).rejects.toThrow('Failed to fetch');
  expect(ask.mock.calls).toEqual([['/api/request/challenge']]);
  expect(scripts).toEqual([]);
});

test('the proof of work is done, and the score requested, before the visitor sends', async () => {
  vi.stubGlobal('isSecureContext', true);
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 5,
    deriveKey,
    hmacSignatureSecret: 'a secret of the test',
  });
  ask.mockImplementation(async (url) =>
    Response.json(url === '/api/request/challenge' ? challenge : { score: 0.9 }),
  );
  const tokens = createTokens({});
  await tokens.prepareToken();
  expect(document.cookie).toMatch(/^vvoz_score=0\.9;/);
  expect(JSON.parse(atob(await tokens.getToken()))).toMatchObject({ challenge, solution: { counter: 5 } });
  expect(ask.mock.calls.map(([url]) => url)).toEqual(['/api/request/challenge', '/api/request/recaptcha']);
});

test('options that did not load are loaded again', async () => {
  stubRecaptcha();
  const loadOptions = vi
    .fn<() => Promise<{ services: { recaptcha: string } }>>()
    .mockRejectedValueOnce(new Outage('no network'))
    .mockResolvedValue({ services: { recaptcha: KEY } });
  const tokens = createCaptchaTokens(loadOptions, () => true);
  await expect(tokens.getToken()).rejects.toThrow(Outage);
  expect(await tokens.getToken()).toBe('40 lead');
});
