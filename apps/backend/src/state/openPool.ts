import pg from 'pg';

/** What the driver says when an answer did not come in time. The connection may still be waiting for it. */
const NO_ANSWER = 'Query read timeout';

/**
 * A connection that ends when a statement gets no answer in time, as from a frozen server: the pool would give it to the next
 * caller, whose statement would wait behind the old one.
 */
class ImpatientClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    // A connection that fails between two statements, while it is lent to a caller, has no listener but this one. Without any
    // the process ends. The caller's next statement fails.
    this.on('error', () => undefined);
  }

  override query(...args: unknown[]): never {
    const result = Reflect.apply(super.query, this, args) as unknown;
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === NO_ANSWER)
          (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
      });
    return result as never;
  }
}

/** Opens a pool of PostgreSQL connections whose failures are failures of statements, and of nothing else. */
export function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, Client: ImpatientClient } as pg.PoolConfig);
  // An idle connection fails when the server goes away. The next query opens another one.
  pool.on('error', () => undefined);
  return pool;
}
