import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import { ApiError, type ApiFailure } from '../errors.ts';
import { createV2Client } from './v2Client.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

const warn = vi.fn<(message: string) => void>();
afterEach(() => warn.mockClear());

async function createClientFor(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return createV2Client({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, warn });
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

async function getFailure(call: Promise<unknown>): Promise<ApiFailure> {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return (error as ApiError).failure;
}

const QUERY = parseCatalogueUrl('brand=toyota');
const WIRE = {
  ID: 7,
  MARKA_NAME: 'Toyota',
  MODEL_NAME: 'PRIUS',
  TYPE: 'japan',
  YEAR: '2019',
  PW: '',
  START: 300000,
  STATUS: 'Sold by nego',
  IMAGES: '/a/0?v=1#/a/1?v=1',
  AUCTION_DATE: '2026-11-25 09:40:00',
  TIME: 'H',
  COLOR: 'PEARL',
  PRIV: '4WD',
};

describe('the version 2 client', () => {
  test('parses a lot with numbers as strings and with blanks', async () => {
    const client = await createClientFor(json({ count: '1', items: [WIRE] }));
    const { count, items } = await client.cars('japan', QUERY, { limit: 12 });
    expect(count).toBe(1);
    expect(items).toEqual([
      {
        id: '7',
        type: 'japan',
        brand: 'TOYOTA',
        model: 'PRIUS',
        currency: 'jpy',
        status: 'sold',
        images: ['/a/0?v=1', '/a/1?v=1'],
        equipment: [],
        year: 2019,
        fuel: 'hybrid',
        drive: '4WD',
        color: 'pearl',
        auctionDate: '2026-11-25T09:40:00',
        start: 300000,
      },
    ]);
    expect(warn).not.toHaveBeenCalled();
  });

  test('drops values that are not in the normal form, keeps the count, and warns once', async () => {
    const client = await createClientFor(
      json({
        count: 9,
        items: [
          { ...WIRE, COLOR: 'PEARL WHITE', PRIV: 'AWD' },
          { ...WIRE, ID: 8, COLOR: 'MYSTIC' },
          { ...WIRE, ID: 9, TYPE: 'mars' },
        ],
      }),
    );
    const { count, items } = await client.cars('japan', QUERY, { limit: 12 });
    expect(count).toBe(9);
    expect(items.map(({ id, color, drive }) => [id, color, drive])).toEqual([
      ['7', undefined, undefined],
      ['8', undefined, '4WD'],
    ]);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'api/v2/cars: 1 of 3 lots left out: TYPE 1 ("mars"); values left out: PRIV 1 ("AWD"), COLOR 2 ("PEARL WHITE" …)',
    );
  });

  test('parses similar lots like a list', async () => {
    const client = await createClientFor(json({ items: [WIRE, { ...WIRE, CURRENCY: 'GBP' }] }));
    expect((await client.similar('japan', '1', 4)).map(({ id }) => id)).toEqual(['7']);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'api/v2/cars/japan/1/similar: 1 of 2 lots left out: CURRENCY 1 ("GBP")',
    );
  });

  test('an unreadable single lot is a contract failure', async () => {
    const client = await createClientFor(json({ ...WIRE, STATUS: 'lost' }));
    expect(await getFailure(client.car('japan', '7'))).toEqual({
      kind: 'contract',
      url: 'api/v2/cars/japan/7',
      field: 'STATUS',
      detail: '"lost" cannot be read',
    });
  });

  test('warns about dropped values of a single lot', async () => {
    const client = await createClientFor(json({ ...WIRE, RATE: '4.25' }));
    expect(await client.car('japan', '7')).not.toHaveProperty('rate');
    expect(warn).toHaveBeenCalledExactlyOnceWith('api/v2/cars/japan/7: values left out: RATE 1 ("4.25")');
  });

  test('sends lists as arrays', async () => {
    let requestedUrl = '';
    const client = await createClientFor((request, response) => {
      requestedUrl = decodeURIComponent(request.url ?? '');
      json({ count: 0 })(request, response);
    });
    await client.count('japan', parseCatalogueUrl('brand[]=toyota&brand[]=honda'));
    expect(requestedUrl).toBe('/api/v2/count?type=japan&marka_name[]=HONDA&marka_name[]=TOYOTA');
  });

  test('sends the filters of each query as one field', async () => {
    let requestedUrl = '';
    const client = await createClientFor((request, response) => {
      requestedUrl = request.url ?? '';
      json({ counts: [4, 0] })(request, response);
    });
    const queries = ['brand[]=toyota&brand[]=honda', ''].map((search) => parseCatalogueUrl(search));
    expect(await client.counts({ type: 'japan' }, queries)).toEqual([4, 0]);
    const steps = new URL(requestedUrl, 'http://backend').searchParams.getAll('step[]');
    expect(steps.map((step) => decodeURIComponent(step))).toEqual([
      'type=japan&marka_name[]=HONDA&marka_name[]=TOYOTA',
      'type=japan',
    ]);
    await expect(client.counts({ type: 'japan' }, queries.slice(1))).rejects.toThrow();
  });

  test('names the field that breaks the contract', async () => {
    const client = await createClientFor(json({ count: 1, items: [{ ...WIRE, MARKA_NAME: null }] }));
    expect(await getFailure(client.cars('japan', QUERY, { limit: 12 }))).toMatchObject({
      kind: 'contract',
      field: 'items.0.MARKA_NAME',
    });
  });

  test('rejects an answer without a count', async () => {
    const client = await createClientFor(json({}));
    expect(await getFailure(client.count('japan', QUERY))).toMatchObject({
      kind: 'contract',
      field: 'count',
    });
  });

  test('passes on the fields of the error envelope', async () => {
    const client = await createClientFor(
      json(
        {
          error: {
            code: 'bad_value',
            field: 'year_min',
            message: 'must be a whole number',
            messageRu: 'должно быть целым',
          },
        },
        400,
      ),
    );
    expect(await getFailure(client.count('japan', QUERY))).toMatchObject({
      kind: 'http',
      status: 400,
      field: 'year_min',
      message: 'must be a whole number',
      messageRu: 'должно быть целым',
    });
  });

  test('retries temporary failures of a gateway', async () => {
    let calls = 0;
    const client = await createClientFor((request, response) => {
      calls += 1;
      if (calls < 3) response.writeHead(502).end();
      else json({ count: 5 })(request, response);
    });
    expect(await client.count('japan', QUERY)).toBe(5);
    expect(calls).toBe(3);
  });

  test('reports a missing answer as a network failure', async () => {
    const client = createV2Client({ baseUrl: 'http://127.0.0.1:9' });
    expect(await getFailure(client.count('japan', QUERY))).toMatchObject({ kind: 'network' });
  });

  test('a cancelled request is an AbortError, not a failure', async () => {
    const client = await createClientFor(() => {});
    const stop = new AbortController();
    const call = client.count('japan', QUERY, { signal: stop.signal });
    stop.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('sends no request for an unknown type', async () => {
    const client = await createClientFor(json(WIRE));
    expect(await getFailure(client.car('no-such', '1'))).toMatchObject({ kind: 'http', status: 404 });
  });
});
