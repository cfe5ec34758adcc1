import { expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from '../../lib/testing/startHttpServer.ts';
import { StoreUnavailable } from '../CatalogueStore.ts';
import { locate } from './testing/locate.ts';
import { openClickHouse } from './openClickHouse.ts';

test('a server that fails at the request of its version is asked again by the next statement', async () => {
  let isBroken = true;
  const server = await startHttpServer(({ body }) => {
    if (isBroken)
      return { status: 500, body: 'Code: 210. DB::NetException: Connection refused. (NETWORK_ERROR)' };
    return { body: body.includes('version()') ? '{"version":"24.8.1"}\n' : '' };
  });
  const clickHouse = openClickHouse(locate(server.url.replace('http:', 'clickhouse:')));
  onTestFinished(() => clickHouse.close());
  await expect(clickHouse.all('select 1 as n')).rejects.toThrow(StoreUnavailable);
  isBroken = false;
  expect(await clickHouse.all('select 1 as n')).toEqual([]);
});

test.each([
  ['60', "Table vvoz.lot doesn't exist"],
  ['47', 'Unknown identifier (in column list): new_field'],
  ['32', 'Attempt to read after eof'],
  ['279', 'All connection tries failed'],
  ['285', 'Number of alive replicas (1) is less than requested quorum (2)'],
  ['289', 'Replica does not have the last quorum part'],
])('error %s passes: StoreUnavailable', async (code, text) => {
  const server = await startHttpServer(({ body }) =>
    body.includes('version()')
      ? { body: '{"version":"18.16.1"}\n' }
      : { status: 500, body: `Code: ${code}, e.displayText() = DB::Exception: ${text}` },
  );
  const clickHouse = openClickHouse(locate(server.url.replace('http:', 'clickhouse:')));
  onTestFinished(() => clickHouse.close());
  await expect(clickHouse.all('select 1 as n')).rejects.toThrow(StoreUnavailable);
  await expect(clickHouse.all('select 1 as n')).rejects.toThrow(text);
});

test.each([
  ['18.16.1', null],
  ['25.8.2', '0'],
])('version %s: a batch of replicated tables waits for all copies', async (version, parallel) => {
  const server = await startHttpServer(({ body }) => ({
    body: body.includes('version()') ? `{"version":"${version}"}\n` : '',
  }));
  const url = `${server.url.replace('http:', 'clickhouse:')}/vvoz?cluster=vvoz&node=127.0.0.1:9&replicas=2`;
  const clickHouse = openClickHouse(locate(url));
  onTestFinished(() => clickHouse.close());
  await clickHouse.insert('lot', [{ key: 1 }]);
  const { searchParams } = new URL(server.requests.at(-1)?.path ?? '', server.url);
  expect(searchParams.get('insert_quorum')).toBe('2');
  expect(searchParams.get('select_sequential_consistency')).toBe('1');
  expect(searchParams.get('insert_quorum_parallel')).toBe(parallel);
});
