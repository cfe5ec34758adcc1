import { expect, onTestFinished, test } from 'vitest';
import { startHttpServer } from '../../lib/testing/startHttpServer.ts';
import { StoreUnavailable } from '../CatalogueStore.ts';
import { openClickHouse } from './openClickHouse.ts';

test.each([
  ['its version', /version\(\)/],
  ['a table', /create table/i],
])('a server that fails at the request of %s is asked again by the next statement', async (_, failing) => {
  let isBroken = true;
  const server = await startHttpServer(({ body }) => {
    if (isBroken && failing.test(body))
      return { status: 500, body: 'Code: 210. DB::NetException: Connection refused. (NETWORK_ERROR)' };
    return { body: body.includes('version()') ? '{"version":"24.8.1"}\n' : '' };
  });
  const clickHouse = openClickHouse(server.url.replace('http:', 'clickhouse:'));
  onTestFinished(() => clickHouse.close());
  await expect(clickHouse.all('select 1 as n')).rejects.toThrow(StoreUnavailable);
  isBroken = false;
  expect(await clickHouse.all('select 1 as n')).toEqual([]);
  expect(server.requests.some(({ body }) => /create table/i.test(body))).toBe(true);
});
