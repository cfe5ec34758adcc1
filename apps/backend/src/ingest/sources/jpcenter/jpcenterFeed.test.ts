import { gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { RawRecord } from '../../rawRecord.ts';
import { readFeed } from '../../testing/readFeed.ts';
import { startJpcenterServer, type JpcenterServerOptions } from '@vvoz/supplier/servers/jpcenterServer';
import type { JpcenterRow } from '@vvoz/supplier/servers/jpcenterServerSql';
import { createKoreaRow } from '../../testing/rows.ts';
import { zipBehindPrefix } from '@vvoz/supplier/servers/zlibBehindPrefix';
import { createJpcenterClient } from './jpcenterClient.ts';
import { openJpcenterFeed, type JpcenterFeedOptions } from './jpcenterFeed.ts';
import type { JpcenterLimits } from './jpcenterLimits.ts';

const formatId = (number: number) => `k${String(number).padStart(5, '0')}`;
const createRow = (number: number, fields: JpcenterRow = {}): JpcenterRow =>
  createKoreaRow({ ID: formatId(number), INFO: 'Один владелец, «ё» & <торг>', ...fields }) as JpcenterRow;
const createRows = (count: number) => Array.from({ length: count }, (_, index) => createRow(index + 1));

/** A server for the running test and the feed of its Korean stock. */
async function setUp(
  options: Partial<JpcenterServerOptions>,
  feedOptions: Partial<JpcenterFeedOptions> = {},
) {
  const server = await startJpcenterServer({ tables: { korea: [] }, ...options });
  onTestFinished(() => server.close());
  const waited: number[] = [];
  const reportedLimits: JpcenterLimits[] = [];
  const feed = openJpcenterFeed({
    baseUrl: server.url,
    code: server.code,
    table: 'korea',
    format: 'json',
    ip: '10.0.0.7',
    source: 'jpcenter/korea',
    onLimits: (limits) => reportedLimits.push(limits),
    pause: (ms) => {
      waited.push(ms);
      return Promise.resolve();
    },
    ...feedOptions,
  });
  return { server, feed, waited, reportedLimits };
}

const listRecords = (records: readonly RawRecord[]) =>
  records.flatMap((one) => ('record' in one ? [one.record as JpcenterRow] : []));
const listFaults = (records: readonly RawRecord[]) => records.flatMap((one) => ('fault' in one ? [one] : []));
const listIds = (records: readonly RawRecord[]) => listRecords(records).map((row) => row['ID']);
const listIdsBetween = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => formatId(from + index));

describe('a whole table', () => {
  test.each([
    { format: 'json', gzip: false },
    { format: 'json', gzip: true },
    { format: 'xml', gzip: false },
    { format: 'xml', gzip: true },
  ] as const)('$format, gzip $gzip: 600 rows in 3 pages', async ({ format, gzip }) => {
    const korea = createRows(600);
    const { server, feed, reportedLimits } = await setUp(
      { tables: { korea: korea.toReversed() } },
      { format, gzip },
    );
    const { records, completeness } = await readFeed(feed);
    expect(completeness).toBe('whole');
    expect(listRecords(records)).toEqual(korea);
    expect([records[0]?.place, records.at(-1)?.place]).toEqual(['jpcenter/korea:1', 'jpcenter/korea:600']);
    expect(server.requests.map(({ sql }) => sql)).toEqual([
      'select count(*) from korea',
      'select * from korea order by ID limit 0,250',
      'select * from korea order by ID limit 249,250',
      'select * from korea order by ID limit 498,250',
    ]);
    for (const { path, ip } of server.requests)
      expect([path, ip]).toEqual([gzip ? '/gzip/' : '/api/', '10.0.0.7']);
    expect(reportedLimits.at(-1)).toEqual({ counter: 4, limit: 10_000, rest: 9996, spent: false });
  });

  test.each([0, 1, 249, 250, 251, 499, 500])('%i rows are each read once', async (count) => {
    const { feed } = await setUp({ tables: { korea: createRows(count) } });
    const { records, completeness } = await readFeed(feed);
    expect([listIds(records), completeness]).toEqual([listIdsBetween(1, count), 'whole']);
  });

  test('reads only the rows that match the condition', async () => {
    const korea = createRows(6).map((row, index) => ({ ...row, AUCTION_TYPE: index % 2 === 0 ? '1' : '0' }));
    const { feed } = await setUp({ tables: { korea } }, { where: "AUCTION_TYPE <> '1'" });
    expect(listIds((await readFeed(feed)).records)).toEqual([formatId(2), formatId(4), formatId(6)]);
  });

  test.each([
    ['gzip', gzipSync('[{"TAG0":"0"}]')],
    ['a zlib stream behind eight bytes', zipBehindPrefix('[{"TAG0":"0"}]')],
  ])('a packed answer is recognised by its bytes: %s', async (_, body) => {
    for (const headers of [undefined, { 'content-encoding': 'gzip' }, { 'content-encoding': 'br' }]) {
      const { feed } = await setUp({ fault: () => ({ kind: 'body', body, ...(headers && { headers }) }) });
      expect(await readFeed(feed)).toEqual({ records: [], completeness: 'whole' });
    }
  });
});

describe('answers like those of the real servers', () => {
  const pack = { packing: 'zlib' } as const;

  test.each(['json', 'xml'] as const)(
    'the primary server packs %s as zlib behind eight bytes',
    async (format) => {
      const { feed } = await setUp({ tables: { korea: createRows(300) }, ...pack }, { gzip: true, format });
      const { records, completeness } = await readFeed(feed);
      expect([listIds(records), completeness]).toEqual([listIdsBetween(1, 300), 'whole']);
    },
  );

  test('after a body that cannot be unpacked, plain ones are requested until the end', async () => {
    const { server, feed, waited } = await setUp(
      {
        tables: { korea: createRows(600) },
        fault: (request) =>
          request === 2 ? { kind: 'body', body: Buffer.from('1f8b0800000000000378', 'hex') } : undefined,
      },
      { gzip: true },
    );
    const { records, completeness } = await readFeed(feed);
    expect([listIds(records), completeness, waited]).toEqual([listIdsBetween(1, 600), 'whole', []]);
    expect(server.requests.map(({ path }) => path)).toEqual(['/gzip/', '/gzip/', '/api/', '/api/', '/api/']);
  });

  test.each([
    '[{"TAG0":"3"}]',
    '[{"tag0":3}]',
    '[{"COUNT(*)":"3","x":"9"}]',
    '{"0":{"count(*)":"3"}}',
    '\0\0\uFEFF[{"TAG0":"3"}]',
  ])('the count is the first value whatever its name: %j', async (body) => {
    const { feed } = await setUp({
      tables: { korea: createRows(3) },
      fault: (request) => (request === 1 ? { kind: 'body', body } : undefined),
    });
    expect((await readFeed(feed)).completeness).toBe('whole');
  });

  test('a count in XML may have another name too', async () => {
    const body = '<aj><row><tag0>3</tag0></row></aj>';
    const { feed } = await setUp(
      {
        tables: { korea: createRows(3) },
        fault: (request) => (request === 1 ? { kind: 'body', body } : undefined),
      },
      { format: 'xml' },
    );
    expect((await readFeed(feed)).completeness).toBe('whole');
  });

  test.each([
    ['an object keyed by numbers', JSON.stringify(Object.fromEntries(createRows(12).entries()))],
    ['after NUL bytes', `\0\0\0${JSON.stringify(createRows(12))}`],
    [
      'names in lower case, numbers, lists and objects as values',
      JSON.stringify(
        createRows(12).map(({ ID, ...row }, index) => ({
          ...row,
          id: ID,
          EQUIP: ['AAC'],
          INFO: { a: index },
        })),
      ),
    ],
  ])('rows come as %s', async (_, body) => {
    const { feed } = await setUp({
      tables: { korea: createRows(12) },
      fault: (request) => (request === 2 ? { kind: 'body', body } : undefined),
    });
    const { records, completeness } = await readFeed(feed);
    expect([listRecords(records).map((row) => row['ID'] ?? row['id']), completeness]).toEqual([
      listIdsBetween(1, 12),
      'whole',
    ]);
  });

  test('a row that is nested too deeply does not affect the others', async () => {
    const deep = `{"ID":"${formatId(2)}","INFO":${'['.repeat(20_000)}${']'.repeat(20_000)}}`;
    const { feed } = await setUp({
      tables: { korea: createRows(3) },
      fault: (request) => (request === 2 ? { kind: 'rows', rows: { 1: deep } } : undefined),
    });
    const { records, completeness } = await readFeed(feed);
    expect([listIds(records), listFaults(records).length, completeness]).toEqual([
      [formatId(1), formatId(3)],
      1,
      'whole',
    ]);
  });

  test.each(['count', 'rows'])(
    'a demo code or a wrong one stops the import and says so: %s',
    async (where) => {
      const demo = { ...createRow(1), IMAGES: 'https://supplier.example/get_code', GRADE: 'see /get_code' };
      const { feed } = await setUp({
        tables: { korea: createRows(3) },
        fault: (request) =>
          where === 'count' || request > 1 ? { kind: 'body', body: JSON.stringify([demo]) } : undefined,
      });
      const error = await readFeed(feed).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'JpcenterError', kind: 'code' });
      expect((error as Error).message).toContain('VVOZ_JPCENTER_CODE');
    },
  );

  test.each([
    ['json', JSON.stringify([{ ID: formatId(1), IMAGES: ['https://supplier.example/get_code'] }])],
    ['json', JSON.stringify([{ ID: formatId(1), INFO: { site: 'https://supplier.example/get_code' } }])],
    ['xml', `<aj><row><ID>${formatId(1)}</ID><IMAGES>https://supplier.example/get_code</IMAGES></row></aj>`],
  ] as const)('the answer to a demo code is recognised in %s: %s', async (format, body) => {
    const { feed } = await setUp(
      {
        tables: { korea: createRows(1) },
        fault: (request) => (request === 2 ? { kind: 'body', body } : undefined),
      },
      { format },
    );
    await expect(readFeed(feed)).rejects.toMatchObject({ name: 'JpcenterError', kind: 'code' });
  });

  test('a query for a visitor contains the visitor’s address', async () => {
    const server = await startJpcenterServer({ tables: { korea: createRows(1) } });
    onTestFinished(() => server.close());
    const query = createJpcenterClient({
      baseUrl: server.url,
      code: server.code,
      format: 'json',
      ip: '10.0.0.7',
    });
    await query('select count(*) from korea');
    await query('select count(*) from korea', { ip: '203.0.113.9' });
    expect(server.requests.map(({ ip }) => ip)).toEqual(['10.0.0.7', '203.0.113.9']);
  });
});

describe('a table that changes while it is read', () => {
  /** Reads a table whose rows change before the request with this number. */
  async function readWhileChanging(
    request: number,
    before: readonly JpcenterRow[],
    after: readonly JpcenterRow[],
  ) {
    const { server, feed } = await setUp({
      tables: () => ({ korea: server.requests.length < request ? before : after }),
    });
    return { server, ...(await readFeed(feed)) };
  }

  test('rows are inserted before the current page: none is read twice', async () => {
    const early = Array.from({ length: 30 }, (_, index) => createRow(0, { ID: `a${index}` }));
    const { records, completeness } = await readWhileChanging(3, createRows(600), [
      ...early,
      ...createRows(600),
    ]);
    expect([listIds(records), completeness]).toEqual([listIdsBetween(1, 600), 'whole']);
  });

  test('rows are deleted before the current page: none is missed', async () => {
    const { server, records, completeness } = await readWhileChanging(
      3,
      createRows(600),
      createRows(600).slice(40),
    );
    expect([listIds(records), completeness]).toEqual([listIdsBetween(1, 600), 'whole']);
    expect(server.requests.map(({ sql }) => sql.split('limit ')[1])).toContain('0,250');
  });

  test('rows are deleted before two of the pages: none is missed', async () => {
    const rows = createRows(1200);
    const { server, feed } = await setUp({
      tables: () => ({
        korea: rows.slice(server.requests.length < 3 ? 0 : server.requests.length < 6 ? 40 : 80),
      }),
    });
    const { records, completeness } = await readFeed(feed);
    expect([listIds(records), completeness]).toEqual([listIdsBetween(1, 1200), 'whole']);
  });

  test('more than a page of rows is deleted: the import is partial', async () => {
    for (const rest of [createRows(1000).slice(400), createRows(1000).slice(900)]) {
      const { records, completeness } = await readWhileChanging(5, createRows(1000), rest);
      expect(new Set(listIds(records)).size).toBe(records.length);
      expect([records.length >= 748, completeness]).toEqual([true, 'part']);
    }
  });

  test('rows are deleted after the current page: the import is whole without them', async () => {
    const { records, completeness } = await readWhileChanging(3, createRows(600), createRows(550));
    expect([listIds(records), completeness]).toEqual([listIdsBetween(1, 550), 'whole']);
  });

  test('a server leaves out rows: the import is partial', async () => {
    const { feed } = await setUp({
      tables: { korea: createRows(600) },
      fault: (request) => (request === 3 ? short : undefined),
    });
    const short = { kind: 'body', body: JSON.stringify(createRows(300).slice(249)) } as const;
    const { records, completeness } = await readFeed(feed);
    expect([listIds(records), completeness]).toEqual([listIdsBetween(1, 300), 'part']);
  });

  test('a server sends the same page again and again: the import ends', async () => {
    const same = { kind: 'body', body: JSON.stringify(createRows(250)) } as const;
    const { server, feed } = await setUp({
      tables: { korea: createRows(1000) },
      fault: (request) => (request === 1 ? undefined : same),
    });
    const { records, completeness } = await readFeed(feed);
    expect([listIds(records), completeness]).toEqual([listIdsBetween(1, 250), 'part']);
    expect(server.requests.length).toBeLessThan(10);
  });
});

describe('the daily limit', () => {
  test.each([
    { limitHeaders: true, requestCount: 3 },
    { limitHeaders: false, requestCount: 4 },
  ])(
    'reached half-way: the import is partial; headers $limitHeaders',
    async ({ limitHeaders, requestCount }) => {
      const { server, feed, reportedLimits } = await setUp({
        tables: { korea: createRows(600) },
        dailyLimit: 3,
        limitHeaders,
      });
      const { records, completeness } = await readFeed(feed);
      expect([listIds(records), completeness]).toEqual([listIdsBetween(1, 499), 'part']);
      expect(server.requests).toHaveLength(requestCount);
      expect(reportedLimits.at(-1)).toEqual(
        limitHeaders ? { counter: 3, limit: 3, rest: 0, spent: false } : { spent: true },
      );
    },
  );

  test('reached by the last query needed: the import is whole', async () => {
    const { feed, reportedLimits } = await setUp({ tables: { korea: createRows(200) }, dailyLimit: 2 });
    expect((await readFeed(feed)).completeness).toBe('whole');
    expect(reportedLimits.at(-1)?.rest).toBe(0);
  });

  test.each([
    'DAILY  LIMIT',
    '\r\n daily limit.\n',
    '<aj>daily limit</aj>',
    '{"error":"Daily limit"}',
    'You have reached daily limit',
    '<html><body><b>You have reached daily limit</b></body></html>',
    '<?xml version="1.0" encoding="windows-1251"?><aj><row><TAG0>daily limit</TAG0></row></aj>',
    '["You have reached daily limit"]',
    '[{"TAG0":"You have reached daily limit"}]',
    '{"0":{"tag0":"You have reached daily limit"}}',
    '\0\0\uFEFFYou have reached daily limit',
  ])('reached from the start, with the answer %j', async (body) => {
    for (const status of [200, 429]) {
      const { feed, waited } = await setUp({
        fault: () => (status === 200 ? { kind: 'body', body } : { kind: 'status', status, body }),
      });
      expect([await readFeed(feed), waited]).toEqual([{ records: [], completeness: 'part' }, []]);
    }
  });

  test.each([gzipSync('You have reached daily limit'), zipBehindPrefix('[{"TAG0":"daily limit"}]')])(
    'reached, with a packed answer',
    async (body) => {
      const { feed } = await setUp({ fault: () => ({ kind: 'body', body }) }, { gzip: true });
      expect(await readFeed(feed)).toEqual({ records: [], completeness: 'part' });
    },
  );

  test('the words of the limit in a lot’s remark do not count', async () => {
    const korea = [createRow(1, { INFO: 'daily limit' })];
    const { feed } = await setUp({ tables: { korea } });
    expect((await readFeed(feed)).completeness).toBe('whole');
  });

  test('the words of the limit in the first value of a row do not count', async () => {
    const body = `[{"INFO":"daily limit","ID":"${formatId(1)}"}]`;
    const { feed } = await setUp({
      tables: { korea: createRows(1) },
      fault: (request) => (request === 2 ? { kind: 'body', body } : undefined),
    });
    expect((await readFeed(feed)).completeness).toBe('whole');
  });
});

describe('network faults', () => {
  test.each([
    ['500', { kind: 'status', status: 500 }, 1000],
    ['429 with Retry-After', { kind: 'status', status: 429, retryAfter: '17' }, 17_000],
    ['a cut connection', { kind: 'cut' }, 1000],
    ['a slow answer', { kind: 'slow', ms: 60_000 }, 1000],
  ] as const)('%s: retried', async (_, fault, ms) => {
    const { feed, waited } = await setUp(
      { tables: { korea: createRows(300) }, fault: (request) => (request === 2 ? fault : undefined) },
      fault.kind === 'slow' ? { timeoutMs: 300 } : {},
    );
    const { records, completeness } = await readFeed(feed);
    expect([listIds(records), completeness, waited]).toEqual([listIdsBetween(1, 300), 'whole', [ms]]);
  });

  test('after the retries it throws; earlier rows were yielded', async () => {
    const { server, feed, waited } = await setUp(
      {
        tables: { korea: createRows(300) },
        fault: (request) => (request > 2 ? { kind: 'status', status: 502 } : undefined),
      },
      { retries: 2 },
    );
    expect((await feed.next()).value).toHaveLength(250);
    await expect(feed.next()).rejects.toMatchObject({ name: 'JpcenterError', kind: 'http', status: 502 });
    expect([waited, server.requests.length]).toEqual([[1000, 2000], 5]);
  });

  test.each([
    ['wrong code', { code: 'Wrong+Code/1' }, { kind: 'http', status: 403 }, undefined],
    ['HTTP 500', {}, { kind: 'http', status: 500 }, { kind: 'status', status: 500 }],
    ['cut', {}, { kind: 'network' }, { kind: 'cut' }],
    ['slow', { timeoutMs: 20 }, { kind: 'timeout' }, { kind: 'slow', ms: 200 }],
    ['no server', { baseUrl: 'http://127.0.0.1:1' }, { kind: 'network' }, undefined],
    ['redirect', {}, { kind: 'http', status: 302 }, { kind: 'status', status: 302 }],
    ['no count', {}, { kind: 'contract' }, { kind: 'body', body: '[{"TAG0":"code=Secret0Code"}]' }],
    ['malformed count', {}, { kind: 'contract' }, { kind: 'body', body: 'bad code: Secret0Code' }],
    ['a large answer', { maxBytes: 100 }, { kind: 'contract' }, { kind: 'body', body: 'x'.repeat(101) }],
    [
      'a zip bomb',
      { maxBytes: 99_999 },
      { kind: 'contract' },
      { kind: 'body', body: gzipSync(Buffer.alloc(100_000)) },
    ],
    [
      'a zip bomb by Content-Encoding',
      { maxBytes: 99_999 },
      { kind: 'contract' },
      { kind: 'body', body: gzipSync(Buffer.alloc(100_000)), headers: { 'content-encoding': 'gzip' } },
    ],
  ] as const)('%s: the error does not contain the access code', async (_, options, expected, fault) => {
    const { server, feed } = await setUp({ fault: () => fault }, { retries: 0, ...options });
    const error = await readFeed(feed).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'JpcenterError',
      ...expected,
      url: expect.stringContaining('select'),
    });
    const all = [error, String(error), (error as Error).stack, Object.values(error as object)]
      .map(String)
      .join();
    for (const code of [server.code, 'Wrong+Code', 'Wrong%2BCode'])
      expect(all + JSON.stringify(error)).not.toContain(code);
    expect((error as Error).cause).toBeUndefined();
  });

  test.each([
    { code: '' },
    { baseUrl: 'ftp://h' },
    { baseUrl: 'h' },
    { baseUrl: 'http://name:Secret0Code@h' },
  ])('%j is refused before any request', async (options) => {
    const { server, feed } = await setUp({}, options);
    await expect(feed.next()).rejects.toThrow(TypeError);
    expect(server.requests).toEqual([]);
  });

  test('an abort while waiting for an answer ends it with its reason', async () => {
    const controller = new AbortController();
    const { feed, waited } = await setUp(
      { fault: () => ({ kind: 'slow', ms: 200 }) },
      { signal: controller.signal },
    );
    const step = feed.next();
    controller.abort(new Error('shutting down'));
    await expect(step).rejects.toThrow('shutting down');
    expect(waited).toEqual([]);
  });
});

describe('malformed answers', () => {
  test('a JSON row that is not an object is a fault, the others are read', async () => {
    const { feed } = await setUp({
      tables: { korea: createRows(5) },
      fault: (request) =>
        request === 2 ? { kind: 'rows', rows: { 1: '"Secret0Code"', 3: '[1]' } } : undefined,
    });
    const { records, completeness } = await readFeed(feed);
    expect([listIds(records), completeness]).toEqual([[formatId(1), formatId(3), formatId(5)], 'whole']);
    expect(listFaults(records)).toEqual([
      { place: 'jpcenter/korea:2', fault: 'The row is not an object', text: '"***"' },
      { place: 'jpcenter/korea:4', fault: 'The row is not an object', text: '[1]' },
    ]);
  });

  test('the access code is hidden before a text is cut: no part of it is left at the end', async () => {
    const { feed } = await setUp(
      {
        tables: { korea: createRows(2) },
        fault: (request) =>
          request === 2 ? { kind: 'body', body: `${'x'.repeat(4091)}Secret0Code` } : undefined,
      },
      { format: 'xml' },
    );
    const { records } = await readFeed(feed);
    expect(listFaults(records)[0]?.text).toMatch(/^x+\*\*\*$/);
  });

  test('a malformed XML row is a fault with its text, the others are read', async () => {
    const broken = `<row><ID>${formatId(2)}</ID><GRADE>S <TOURING</GRADE></row>`;
    const { feed } = await setUp(
      {
        tables: { korea: createRows(300) },
        // The last row of the first page is the first of the second.
        fault: (request) =>
          request === 2
            ? { kind: 'rows', rows: { 1: broken, 249: '<row><ID>k00250</ID></row2>' } }
            : undefined,
      },
      { format: 'xml' },
    );
    const { records, completeness } = await readFeed(feed);
    expect(listIds(records)).toEqual([formatId(1), ...listIdsBetween(3, 249), ...listIdsBetween(251, 300)]);
    const faults = listFaults(records);
    expect(faults[0]).toEqual({
      place: 'jpcenter/korea:2',
      fault: expect.stringContaining('malformed'),
      text: broken,
    });
    expect(faults[1]).toMatchObject({ place: 'jpcenter/korea:250' });
    expect([faults[2]?.place, completeness]).toEqual(['jpcenter/korea:1-250', 'part']);
  });

  test('an XML row without a readable id makes the import partial, because its lot is unknown', async () => {
    const { feed } = await setUp(
      {
        tables: { korea: createRows(3) },
        fault: (request) => (request === 2 ? { kind: 'rows', rows: { 1: '<row><I D>x</row>' } } : undefined),
      },
      { format: 'xml' },
    );
    const { records, completeness } = await readFeed(feed);
    expect([listIds(records), listFaults(records).length, completeness]).toEqual([
      [formatId(1), formatId(3)],
      1,
      'part',
    ]);
  });

  test.each(['json', 'xml'] as const)(
    'a page of %s that ends early: a fault, the other pages are read',
    async (format) => {
      const { feed } = await setUp(
        {
          tables: { korea: createRows(600) },
          fault: (request) => (request === 3 ? { kind: 'truncated' } : undefined),
        },
        { format },
      );
      const { records, completeness } = await readFeed(feed);
      expect(completeness).toBe('part');
      expect(listIds(records)).toEqual(
        expect.arrayContaining([...listIdsBetween(1, 250), ...listIdsBetween(499, 600)]),
      );
      const page = listFaults(records).find(({ place }) => place === 'jpcenter/korea:250-499');
      expect(page?.text.length).toBeLessThanOrEqual(4096);
      expect(new Set(listIds(records)).size).toBe(listIds(records).length);
    },
  );

  test('it stops when every answer is a maintenance page', async () => {
    const { server, feed } = await setUp({
      tables: { korea: createRows(5000) },
      fault: (request) => (request > 1 ? { kind: 'body', body: '<html>обслуживание</html>' } : undefined),
    });
    const { records, completeness } = await readFeed(feed);
    expect([listRecords(records).length, listFaults(records).length, completeness]).toEqual([0, 5, 'part']);
    expect(server.requests).toHaveLength(6);
  });
});
