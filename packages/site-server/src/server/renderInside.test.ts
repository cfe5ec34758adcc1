import { expect, test } from 'vitest';
import { getRemainingMs } from '../backend/deadline.ts';
import { renderInside } from './renderInside.ts';

test('a page is rendered without a connection, with a policy that names its scripts', async () => {
  const seen: unknown[] = [];
  const { body, headers } = await renderInside(
    ({ method, url, headers: sent }, response) => {
      seen.push([method, url, sent], getRemainingMs() <= 250);
      response.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "script-src 'self'",
      });
      response.write('<p>лот</p>');
      response.end('<script>run()</script>');
    },
    '/error-page',
    { host: 'vvoz.example', 'accept-encoding': 'gzip', 'content-length': '7' },
  );
  expect(seen).toEqual([['GET', '/error-page', { host: 'vvoz.example' }], true]);
  expect(body.plain.toString()).toBe('<p>лот</p><script>run()</script>');
  expect(headers['content-security-policy']).toMatch(/^script-src 'self' 'sha256-[\w+/]{43}='$/);
});

test.each([
  ['an error', 404, 'text/html'],
  ['something else', 200, 'application/json'],
])('%s is not a page', async (_, status, type) => {
  const rendered = renderInside(
    (_request, response) => void response.writeHead(status, { 'content-type': type }).end('x'),
    '/error-page',
    {},
  );
  await expect(rendered).rejects.toThrow(`/error-page answered ${status}`);
});
