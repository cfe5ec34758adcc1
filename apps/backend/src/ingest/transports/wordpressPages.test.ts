import { expect, test } from 'vitest';
import { wordpressServer } from '../testing/wordpressServer.ts';
import { wordpressFeed } from './wordpressFeed.ts';
import { WordpressError } from './wordpressPages.ts';

const objects = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const access = (baseUrl: string) => ({ baseUrl, longestPauseMs: 5, timeoutMs: 500 });

async function places(baseUrl: string, resource = 'spec'): Promise<readonly string[]> {
  const found: string[] = [];
  for await (const chunk of wordpressFeed(access(baseUrl), resource, 'wordpress/spec'))
    found.push(...chunk.map(({ place }) => place));
  return found;
}

test('every page is read, a hundred at a time, with what it embeds', async () => {
  const site = await wordpressServer({ spec: objects(230) });
  const found = await places(site.url);
  expect(found).toHaveLength(230);
  expect(found.at(-1)).toBe('wordpress/spec:230');
  expect(site.asked).toHaveLength(3);
  expect(site.asked[0]).toContain('per_page=100');
  expect(site.asked[0]).toContain('_embed=1');
});

test('a resource without objects is an empty list', async () => {
  expect(await places((await wordpressServer({ spec: [] })).url)).toEqual([]);
});

test('posts that are taken down while they are read end it early, without a fault', async () => {
  const site = await wordpressServer(
    { spec: objects(200) },
    {
      before: (request, answer) => {
        if (request < 2) return false;
        answer
          .writeHead(400, { 'content-type': 'application/json' })
          .end('{"code":"rest_post_invalid_page_number"}');
        return true;
      },
    },
  );
  expect(await places(site.url)).toHaveLength(100);
});

test('a site that stumbles is asked again', async () => {
  const site = await wordpressServer(
    { spec: objects(3) },
    {
      before: (request, answer) => {
        if (request === 1) answer.writeHead(503).end();
        else if (request === 2) answer.writeHead(429, { 'retry-after': '0' }).end();
        else return false;
        return true;
      },
    },
  );
  expect(await places(site.url)).toHaveLength(3);
});

test.each<[string, string]>([
  ['<html>', 'page 1'],
  ['{"posts":[]}', 'is no list'],
])('an answer that is %s is an error that says where', async (body, words) => {
  const site = await wordpressServer(
    {},
    {
      before: (_, answer) => {
        answer.writeHead(200, { 'content-type': 'application/json' }).end(body);
        return true;
      },
    },
  );
  await expect(places(site.url)).rejects.toThrow(WordpressError);
  await expect(places(site.url)).rejects.toThrow(words);
});

test('a resource that is not there is an error', async () => {
  const { url } = await wordpressServer({});
  await expect(places(url)).rejects.toThrow(/wordpress spec, page 1/);
});
