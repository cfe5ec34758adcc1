import { expect, test } from 'vitest';
import { decidePreview } from './decidePreview.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const OLD_SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Version/15.0 Safari/604.1';
const CUBOT = 'Mozilla/5.0 (Linux; Android 10; CUBOT X30) Chrome/120.0 Mobile Safari/537.36';

test.each([
  ['a click in a browser', CHROME, 'navigate', 'redirect'],
  ['a click on a CUBOT telephone', CUBOT, 'navigate', 'redirect'],
  ['a click in an old browser', OLD_SAFARI, null, 'previewAndRefresh'],
  ['a script of a page', CHROME, 'cors', 'previewAndRefresh'],
  ['VK', 'Mozilla/5.0 (compatible; vkShare; +http://vk.com/dev/Share)', null, 'previewAndRefresh'],
  ['WhatsApp', 'WhatsApp/2.23.20.0', null, 'previewAndRefresh'],
  ['Telegram', 'TelegramBot (like TwitterBot)', null, 'preview'],
  [
    'a robot that behaves like a browser',
    'Mozilla/5.0 Chrome/140 (compatible; Googlebot/2.1)',
    'navigate',
    'preview',
  ],
  ['a client without a user agent', '', null, 'previewAndRefresh'],
])('how %s is answered', (_, userAgent, mode, expected) =>
  expect(
    decidePreview(
      new Headers({ 'user-agent': userAgent, ...(mode === null ? {} : { 'sec-fetch-mode': mode }) }),
    ),
  ).toBe(expected),
);
