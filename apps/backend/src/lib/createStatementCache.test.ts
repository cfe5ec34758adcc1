import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { createStatementCache } from './createStatementCache.ts';

test('a text is prepared once, and its statement follows a change of the table', () => {
  const db = new Database(':memory:');
  try {
    const prepare = createStatementCache(db);
    db.exec('create table note (id integer); insert into note values (1)');
    const statement = prepare('select * from note');
    expect(statement.all()).toEqual([{ id: 1 }]);
    db.exec("alter table note add column text text default 'new'");
    expect(prepare('select * from note')).toBe(statement);
    expect(statement.all()).toEqual([{ id: 1, text: 'new' }]);
    expect(prepare('select id from note')).not.toBe(statement);
  } finally {
    db.close();
  }
});

test('of 301 statements the oldest is prepared again', () => {
  const db = new Database(':memory:');
  try {
    const prepare = createStatementCache(db);
    const [first, second] = [prepare('select 1'), prepare('select 2')];
    for (let n = 3; n <= 301; n += 1) prepare(`select ${n}`);
    expect(prepare('select 2')).toBe(second);
    expect(prepare('select 1')).not.toBe(first);
  } finally {
    db.close();
  }
});
