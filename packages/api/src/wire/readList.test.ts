import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { createV1Client } from '../v1/v1Client.ts';
import { createV2Client } from '../v2/v2Client.ts';

const QUERY = parseCatalogueUrl('');
const SCOPE = { type: 'japan' } as const;
let body = '';
let server: Server;
let baseUrl = '';
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(async () => {
  server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  warn.mockClear();
});

const v1 = () => createV1Client({ baseUrl });
const NO_LOTS = { count: 0, items: [] };

describe.each(['null', '{}', '[]', '""', '{"count":0,"items":[]}'])('an answer %s', (empty) => {
  test.each([
    ['api/auctions/brands', () => v1().brands(SCOPE, QUERY), []],
    ['api/auctions/models', () => v1().models(SCOPE, QUERY), []],
    ['api/auctions/series', () => v1().series(SCOPE, QUERY), []],
    ['api/auctions/colors', () => v1().colors(SCOPE, QUERY), []],
    ['api/auctions', () => v1().cars(SCOPE, QUERY, { limit: 12 }), NO_LOTS],
    ['api/v2/cars', () => createV2Client({ baseUrl }).cars('japan', QUERY, { limit: 12 }), NO_LOTS],
  ])('of %s is an empty result and a warning', async (path, call, result) => {
    body = empty;
    expect(await call()).toEqual(result);
    expect(warn).toHaveBeenCalledExactlyOnceWith(`${path}: the answer is empty`);
  });
});

test('an answer of another shape is a contract failure', async () => {
  body = '{"items":"none"}';
  await expect(v1().brands(SCOPE, QUERY)).rejects.toMatchObject({ failure: { kind: 'contract' } });
  expect(warn).not.toHaveBeenCalled();
});
