import type { Database, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** Statements of a connection that stay prepared. Each takes about 7 kB outside of the JavaScript heap. */
const MAX_STATEMENTS = 300;

/**
 * Returns a function that prepares a statement of this connection, or returns the one that it prepared for the same text
 * before. SQLite frees a statement only when its JavaScript object is collected. In a thread with little garbage that is
 * late: a statement prepared for each task took 100 MB before.
 */
export function createStatementCache(db: Database): (text: string) => Statement {
  const statements = new LRUCache<string, Statement>({ max: MAX_STATEMENTS });
  return (text) => {
    const prepared = statements.get(text);
    if (prepared) return prepared;
    const statement = db.prepare(text);
    statements.set(text, statement);
    return statement;
  };
}
