import iconv from 'iconv-lite';
import { expect, onTestFinished, test } from 'vitest';
import { startJpcenterServer } from './jpcenterServer.ts';
import { respondSql, SqlRefused } from './jpcenterServerSql.ts';

const main = [
  { ID: 'b', MARKA_NAME: 'TOYOTA', YEAR: '2019' },
  { ID: 'c', MARKA_NAME: 'HONDA', YEAR: '2021' },
  { ID: 'a', MARKA_NAME: 'TOYOTA', YEAR: '2015' },
];
const query = (sql: string) => respondSql(sql, { main });

test.each([
  ['select count(*) from main', [{ TAG0: '3' }]],
  ["SELECT COUNT(*) FROM main WHERE 1 = 1 AND MARKA_NAME = 'TOYOTA'", [{ TAG0: '2' }]],
  [
    'select MARKA_NAME, count(*) from main group by MARKA_NAME order by MARKA_NAME',
    [
      { MARKA_NAME: 'HONDA', TAG1: '1' },
      { MARKA_NAME: 'TOYOTA', TAG1: '2' },
    ],
  ],
  ['select * from main order by ID limit 1,250', [main[0], main[1]]],
  ['select * from main where YEAR >= 2019 order by ID desc limit 1', [main[1]]],
])('answers %s', (sql, rows) => {
  expect(query(sql)).toEqual(rows);
});

test.each([
  'select * from main limit 0,251',
  'select * from nowhere limit 1',
  'select * from main join stats limit 1',
  'select ID from main limit 1',
  "select * from main where ID like '%a' limit 1",
  'drop table main',
  '',
])('refuses «%s»', (sql) => {
  expect(() => query(sql)).toThrow(SqlRefused);
});

test('answers in windows-1251, and refuses a wrong access code', async () => {
  const server = await startJpcenterServer({ tables: { main: [{ ID: 'a', INFO: 'ё & 車' }] } });
  onTestFinished(() => server.close());
  const request = (code: string) => fetch(`${server.url}/api/?code=${code}&sql=select+*+from+main+limit+5`);
  const response = await request(server.code);
  const xml = iconv.decode(Buffer.from(await response.arrayBuffer()), 'win1251');
  expect(xml).toContain('<row><ID>a</ID><INFO>ё &amp; &#36554;</INFO></row>');
  expect(response.headers.get('API-Rest')).toBe('9999');
  expect((await request('x')).status).toBe(403);
});
