import { expect, test } from 'vitest';
import { parseClickHouseUrl } from './clickHouseUrl.ts';

test('one server', () => {
  expect(parseClickHouseUrl('clickhouse://vvoz:p%40ss@db:8123/lots')).toEqual({
    origins: ['http://db:8123'],
    user: 'vvoz',
    password: 'p@ss',
    database: 'lots',
    cluster: undefined,
    replicas: 1,
  });
  expect(parseClickHouseUrl('clickhouses://db')).toMatchObject({
    origins: ['https://db'],
    user: 'default',
    password: '',
    database: 'default',
  });
});

test('a cluster of two shards with two copies each', () => {
  const nodes = ['b:8123', 'c:8123', 'd:8123'].map((node) => `&node=${node}`).join('');
  expect(parseClickHouseUrl(`clickhouses://a:8123/lots?cluster=vvoz${nodes}&replicas=2`)).toMatchObject({
    origins: ['https://a:8123', 'https://b:8123', 'https://c:8123', 'https://d:8123'],
    cluster: 'vvoz',
    replicas: 2,
  });
});

test.each([
  ['mysql://db/lots', 'must be clickhouse://'],
  ['clickhouse://db:port/lots', 'must be clickhouse://'],
  ["clickhouse://db/lots'", 'a database'],
  ['clickhouse://db/lots?shards=2', 'unknown setting: shards'],
  ['clickhouse://db/lots?node=b:8123', 'needs cluster='],
  ['clickhouse://db/lots?replicas=2', 'needs cluster='],
  ['clickhouse://db/lots?cluster=a-b', 'a cluster whose name'],
  ['clickhouse://db/lots?cluster=vvoz&node=b:8123/x', 'not host:port'],
  ['clickhouse://db/lots?cluster=vvoz&node=user:pw@b:8123', 'not host:port'],
  ['clickhouse://db/lots?cluster=vvoz&node=b:8123&replicas=3', 'replicas='],
  ['clickhouse://db/lots?cluster=vvoz&node=b:8123&replicas=0', 'replicas='],
])('%s is refused', (url, why) => {
  expect(parseClickHouseUrl(url)).toContain(why);
});
