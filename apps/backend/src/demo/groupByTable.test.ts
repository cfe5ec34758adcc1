import { expect, test } from 'vitest';
import { groupByTable } from './groupByTable.ts';

async function* yieldFiles(...list: readonly string[]) {
  for (const one of list) {
    const [source = '', name = ''] = one.split(' ');
    yield { source, name, totalRows: 7 };
  }
}

test('groups files by table, in order', async () => {
  const seen: string[] = [];
  for await (const { source, names } of groupByTable(yieldFiles('a 1', 'a 2', 'b 1', 'c 1', 'c 2')))
    for await (const name of names) seen.push(`${source} ${name}`);
  expect(seen).toEqual(['a 1', 'a 2', 'b 1', 'c 1', 'c 2']);
});

test('no files give no tables', async () => {
  expect((await groupByTable(yieldFiles()).next()).done).toBe(true);
});
