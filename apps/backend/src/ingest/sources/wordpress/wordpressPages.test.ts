import { describe, expect, test } from 'vitest';
import { startFeedServer } from '../../testing/httpServer.ts';
import { startTestWordpress } from '../../testing/wordpressServer.ts';
import { openWordpressFeed } from './wordpressFeed.ts';
import { WordpressError } from './wordpressPages.ts';

const createObjects = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const createAccess = (baseUrl: string) => ({ baseUrl, maxPauseMs: 5, timeoutMs: 500 });

async function listPlaces(baseUrl: string, resource = 'spec'): Promise<readonly string[]> {
  const places: string[] = [];
  for await (const chunk of openWordpressFeed(createAccess(baseUrl), resource, 'wordpress/spec'))
    places.push(...chunk.map(({ place }) => place));
  return places;
}

test('every page is read, a hundred objects at a time, with embedded objects', async () => {
  const site = await startTestWordpress({ spec: createObjects(230) });
  const places = await listPlaces(site.url);
  expect(places).toHaveLength(230);
  expect(places.at(-1)).toBe('wordpress/spec:230');
  expect(site.requestedPaths).toHaveLength(3);
  expect(site.requestedPaths[0]).toContain('per_page=100');
  expect(site.requestedPaths[0]).toContain('_embed=1');
});

test('a resource without objects is an empty list', async () => {
  expect(await listPlaces((await startTestWordpress({ spec: [] })).url)).toEqual([]);
});

test('if posts are removed during the import, it ends early without a fault', async () => {
  const site = await startTestWordpress(
    { spec: createObjects(200) },
    {
      before: (request, response) => {
        if (request < 2) return false;
        response
          .writeHead(400, { 'content-type': 'application/json' })
          .end('{"code":"rest_post_invalid_page_number"}');
        return true;
      },
    },
  );
  expect(await listPlaces(site.url)).toHaveLength(100);
});

test('temporary failures are retried', async () => {
  const site = await startTestWordpress(
    { spec: createObjects(3) },
    {
      before: (request, response) => {
        if (request === 1) response.writeHead(503).end();
        else if (request === 2) response.writeHead(429, { 'retry-after': '0' }).end();
        else return false;
        return true;
      },
    },
  );
  expect(await listPlaces(site.url)).toHaveLength(3);
});

test.each<[string, string]>([
  ['<html>', 'page 1'],
  ['{"posts":[]}', 'is not a list'],
])('the answer %s is an error that names the page', async (body, words) => {
  const site = await startTestWordpress(
    {},
    {
      before: (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).end(body);
        return true;
      },
    },
  );
  await expect(listPlaces(site.url)).rejects.toThrow(WordpressError);
  await expect(listPlaces(site.url)).rejects.toThrow(words);
});

test('a resource that does not exist is an error', async () => {
  const { url } = await startTestWordpress({});
  await expect(listPlaces(url)).rejects.toThrow(/wordpress spec, page 1/);
});

const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * Reads a site that answers each page with the given objects and headers. Returns the number of objects and the
 * completeness.
 */
async function readPages(
  getResponse: (page: number) => readonly [unknown, Record<string, string>?],
  options = {},
) {
  const url = await startFeedServer((request, response) => {
    const page = Number(new URL(request.url ?? '', 'http://x').searchParams.get('page'));
    const [body, headers = {}] = getResponse(page);
    response.writeHead(200, { ...JSON_TYPE, ...headers }).end(JSON.stringify(body));
  });
  const feed = openWordpressFeed({ ...createAccess(url), ...options }, 'spec', 'wordpress/spec');
  let read = 0;
  for (;;) {
    const step = await feed.next();
    if (step.done) return { read, completeness: step.value };
    read += step.value.length;
  }
}

const getPage = (all: readonly unknown[], page: number) => all.slice((page - 1) * 100, page * 100);
const createPagingHeaders = (total: number) => ({
  'x-wp-total': String(total),
  'x-wp-totalpages': String(Math.ceil(total / 100)),
});

describe('an import is whole only if no object can be missing', () => {
  const all = createObjects(230);

  test('it is whole if the site sends as many objects as it counts', async () => {
    expect(await readPages((page) => [getPage(all, page), createPagingHeaders(230)])).toEqual({
      read: 230,
      completeness: 'whole',
    });
    expect(await readPages(() => [[], createPagingHeaders(0)])).toEqual({ read: 0, completeness: 'whole' });
  });

  test('a header that is missing on one page does not matter', async () => {
    const reading = await readPages((page) => [
      getPage(all, page),
      page === 2 ? {} : createPagingHeaders(230),
    ]);
    expect(reading).toEqual({ read: 230, completeness: 'whole' });
  });

  test('a site without the headers is read to its end, but the import is partial', async () => {
    expect(await readPages((page) => [getPage(all, page)])).toEqual({ read: 230, completeness: 'part' });
  });

  test('it is partial if an object is removed during the import: another one moves to a page already read', async () => {
    const reading = await readPages((page) => {
      const now = page === 1 ? all : all.filter(({ id }) => id !== 5);
      return [getPage(now, page), createPagingHeaders(now.length)];
    });
    expect(reading).toEqual({ read: 229, completeness: 'part' });
  });

  test('it is partial if the site sends fewer objects than it counts', async () => {
    expect(await readPages(() => [createObjects(7), createPagingHeaders(8)])).toEqual({
      read: 7,
      completeness: 'part',
    });
  });
});

test('a first page past the end is an error, not an empty site', async () => {
  const url = await startFeedServer((_, response) => {
    response.writeHead(400, JSON_TYPE).end('{"code":"rest_post_invalid_page_number"}');
  });
  await expect(listPlaces(url)).rejects.toThrow('the first page is past the end');
});

test('a broken body is requested again, an endless one times out', async () => {
  const body = JSON.stringify(createObjects(3));
  let requests = 0;
  const breaking = await startFeedServer((_, response) => {
    requests += 1;
    response.writeHead(200, { ...JSON_TYPE, ...createPagingHeaders(3), 'content-length': body.length });
    if (requests === 1) response.write(body.slice(0, 8), () => response.socket?.destroy());
    else response.end(body);
  });
  expect(await listPlaces(breaking)).toHaveLength(3);
  const endless = await startFeedServer((_, response) => {
    response.writeHead(200, JSON_TYPE).write('[');
  });
  const feed = openWordpressFeed({ baseUrl: endless, timeoutMs: 50, retries: 0 }, 'spec', 'wordpress/spec');
  await expect(feed.next()).rejects.toThrow('no answer in 50 ms');
});

test('an answer beyond the limit is an error', async () => {
  await expect(
    readPages(() => [createObjects(100), createPagingHeaders(100)], { maxBytes: 500 }),
  ).rejects.toThrow('larger than 500 bytes');
});

test('an address with a password is refused, and the message does not contain the password', async () => {
  const failure = await listPlaces('http://user:s3cret@127.0.0.1').catch(String);
  expect(failure).toContain('without a name and a password');
  expect(failure).not.toContain('s3cret');
});

test('a signal stops it with the reason of the signal, also between two attempts', async () => {
  const url = await startFeedServer((_, response) => {
    response.writeHead(503, { 'retry-after': '60' }).end();
  });
  const reason = new Error('enough');
  const controller = new AbortController();
  const feed = openWordpressFeed({ baseUrl: url, signal: controller.signal }, 'spec', 'wordpress/spec');
  setTimeout(() => controller.abort(reason), 50);
  await expect(feed.next()).rejects.toBe(reason);
});
