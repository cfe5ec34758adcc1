import { expect, onTestFinished, test } from 'vitest';
import { tempDatabase } from '../../../catalogue/db/testing/tempDatabase.ts';
import { openTempState } from '../../../state/testing/openTempState.ts';
import { findReadableTable } from '../../feedTables.ts';
import { ingestTables } from '../../ingestTables.ts';
import { startJpcenterServer, type JpcenterServer } from '@vvoz/supplier/servers/jpcenterServer';
import type { JpcenterRow } from '@vvoz/supplier/servers/jpcenterServerSql';
import { createKoreaRow } from '../../testing/rows.ts';
import { jpcenter } from './jpcenterSource.ts';

/** Reads the source's settings. A request is sent once: a retry would wait for seconds. */
function readSettings(server: JpcenterServer, environment: Readonly<Record<string, string>>) {
  const reading = jpcenter.variables.read({
    VVOZ_JPCENTER_URL: server.url,
    VVOZ_JPCENTER_CODE: server.code,
    ...environment,
  });
  if (reading.kind !== 'set up') throw new Error(reading.kind);
  return { ...reading.settings, retries: 0 };
}

async function setUp(environment: Readonly<Record<string, string>> = {}) {
  const machine = (ID: string, IS_STAT: string) => createKoreaRow({ ID, IS_STAT }) as JpcenterRow;
  const server = await startJpcenterServer({
    tables: { hdm: [machine('a', '0'), machine('b', '1'), machine('c', '0')] },
    packing: 'zlib',
  });
  onTestFinished(() => server.close());
  const settings = readSettings(server, environment);
  const feed = jpcenter.open?.(settings, findReadableTable('jpcenter/hdm').table, undefined);
  const ids: unknown[] = [];
  for await (const rows of feed ?? [])
    for (const row of rows) if ('record' in row) ids.push((row.record as JpcenterRow)['ID']);
  return { server, ids };
}

test('machinery is requested without the archive, which is in the same table', async () => {
  const { server, ids } = await setUp();
  expect(ids).toEqual(['a', 'c']);
  for (const { sql } of server.requests) expect(sql).toContain('from hdm where IS_STAT=0');
});

test.each([
  [{}, { added: 2, skipped: 0 }],
  [{ VVOZ_JPCENTER_SKIP_TYPE_1: 'no' }, { added: 2, skipped: 0 }],
  [{ VVOZ_JPCENTER_SKIP_TYPE_1: 'yes' }, { added: 1, skipped: 1 }],
])(
  'an import leaves lots of AUCTION_TYPE 1 out when the operator says so: %j',
  async (environment, counts) => {
    const korea = ['0', '1'].map(
      (type) => createKoreaRow({ ID: `k${type}`, AUCTION_TYPE: type }) as JpcenterRow,
    );
    const server = await startJpcenterServer({ tables: { korea } });
    onTestFinished(() => server.close());
    const reports = await ingestTables({
      db: await tempDatabase(),
      state: await openTempState(),
      source: jpcenter,
      settings: readSettings(server, environment),
      tables: ['korea'],
      dir: undefined,
      ifChanged: false,
      signal: undefined,
    });
    expect(reports).toMatchObject([counts]);
  },
);

test.each([
  [{}, '127.0.0.1'],
  [{ VVOZ_JPCENTER_IP: '198.51.100.7' }, '198.51.100.7'],
])('an import always sends an address: %j', async (environment, address) => {
  const { server } = await setUp(environment);
  expect(new Set(server.requests.map(({ ip }) => ip))).toEqual(new Set([address]));
});

test('pictures are fetched from the hosts of the supplier, Encar and che168 only', async () => {
  const server = await startJpcenterServer({ tables: {} });
  onTestFinished(() => server.close());
  expect(jpcenter.pictureHosts?.(readSettings(server, {}))).toEqual([
    'ajes.com',
    '*.ajes.com',
    '*.encar.com',
    '*.autoimg.cn',
  ]);
});
