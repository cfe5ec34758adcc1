import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { measureFirstLoad, listLoadedScripts } from './loadedScripts.ts';

const HTML = `<!DOCTYPE html><html><head>
  <link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/f.woff2"/>
  <link rel="preload" as="script" fetchPriority="low" href="/early.js?a=1&amp;b=2"/>
  <link rel="modulepreload" href="/module.js">
  <script src="/chunk.js" async=""></script><script src="/old.js" noModule=""></script>
  </head><body><script>self.inline = "<script src='/not-a-tag.js'>".length</script>
  <script src="/chunk.js" async></script><script type='module' src='/late.js'></script></body></html>`;

test('lists scripts and their preloads once, without scripts for old browsers, fonts and styles', () => {
  const scripts = listLoadedScripts(HTML.replace(/<script>self.*<\/script>/, ''));
  expect(scripts).toEqual(['/early.js?a=1&b=2', '/module.js', '/chunk.js', '/late.js']);
});

test('the sum is that of separately compressed files', async () => {
  const files: Record<string, string> = { '/': '<script src="/a.js"></script><script src="/b.js"></script>' };
  files['/a.js'] = 'a'.repeat(5000);
  files['/b.js'] = Array.from({ length: 500 }, (_, i) => i * 7919).join();
  const server = createServer((request, response) => {
    const body = files[request.url ?? ''];
    response.statusCode = body === undefined ? 404 : 200;
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`;
  const expected = ['/a.js', '/b.js'].map((name) => gzipSync(files[name] ?? '', { level: 9 }).length);
  expect(await measureFirstLoad(`${base}/`)).toBe((expected[0] ?? 0) + (expected[1] ?? 0));
  files['/'] = '<script src="/missing.js"></script>';
  await expect(measureFirstLoad(`${base}/`)).rejects.toThrow(/missing\.js answers 404/);
  files['/'] = '<p>nothing</p>';
  await expect(measureFirstLoad(`${base}/`)).rejects.toThrow(/loads no script/);
  server.close();
});
