import {
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { repeatWhenLost, StateUnavailable } from './StateUnavailable.ts';

export interface SplitDriverOptions {
  /** Runs `select` statements outside transactions. It must see every write that has succeeded. */
  readonly read: Driver;
  /** Runs everything else. */
  readonly write: Driver;
  /** Translates the errors of both. */
  readonly toError: (error: unknown) => unknown;
}

/** A connection that borrows one of the two sides for each statement, or the writing side for a whole transaction. */
class SplitConnection implements DatabaseConnection {
  readonly #sides: SplitDriverOptions;
  /** The connection of the running transaction. */
  transaction: DatabaseConnection | undefined;

  constructor(sides: SplitDriverOptions) {
    this.#sides = sides;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const { read, write } = this.#sides;
    if (this.transaction === undefined && SelectQueryNode.is(query.query))
      return repeatWhenLost(() => this.#execute<R>(query, read));
    return this.#execute<R>(query, write);
  }

  async #execute<R>(query: CompiledQuery, side: Driver): Promise<QueryResult<R>> {
    const { toError } = this.#sides;
    try {
      if (this.transaction) return await this.transaction.executeQuery<R>(query);
      const connection = await side.acquireConnection();
      try {
        return await connection.executeQuery<R>(query);
      } finally {
        await side.releaseConnection(connection);
      }
    } catch (error) {
      throw toError(error);
    }
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator, and nothing streams from this database
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('The operator’s database does not stream: read it in parts');
  }
}

function requireTransaction({ transaction }: SplitConnection): DatabaseConnection {
  if (!transaction) throw new Error('There is no running transaction');
  return transaction;
}

/**
 * Sends reads and writes to different connections, so that a reader never waits behind a write that waits for a lock. A
 * read outside a transaction is repeated once when its connection is lost.
 * A transaction stays on one writing connection.
 */
export class SplitDriver implements Driver {
  readonly #sides: SplitDriverOptions;

  constructor(sides: SplitDriverOptions) {
    this.#sides = sides;
  }

  async init(): Promise<void> {
    try {
      // The writing side creates what the reading side opens.
      await this.#sides.write.init();
      await this.#sides.read.init();
    } catch (error) {
      await this.destroy();
      throw this.#sides.toError(error);
    }
  }

  async acquireConnection(): Promise<SplitConnection> {
    return new SplitConnection(this.#sides);
  }

  async beginTransaction(connection: SplitConnection, settings: TransactionSettings): Promise<void> {
    const { write, toError } = this.#sides;
    try {
      const transaction = await write.acquireConnection();
      connection.transaction = transaction;
      await write.beginTransaction(transaction, settings);
    } catch (error) {
      await this.#giveBack(connection);
      throw toError(error);
    }
  }

  async commitTransaction(connection: SplitConnection): Promise<void> {
    try {
      await this.#sides.write.commitTransaction(requireTransaction(connection));
    } catch (error) {
      // Kysely rolls back next, which gives the connection back.
      throw this.#sides.toError(error);
    }
    await this.#giveBack(connection);
  }

  async rollbackTransaction(connection: SplitConnection): Promise<void> {
    const { write, toError } = this.#sides;
    try {
      await write.rollbackTransaction(requireTransaction(connection));
    } catch (error) {
      // On a lost connection the server rolls back by itself. The error of the transaction says more than this one.
      if (!(toError(error) instanceof StateUnavailable)) throw error;
    } finally {
      await this.#giveBack(connection);
    }
  }

  async releaseConnection(connection: SplitConnection): Promise<void> {
    await this.#giveBack(connection);
  }

  async #giveBack(connection: SplitConnection): Promise<void> {
    const { transaction } = connection;
    connection.transaction = undefined;
    if (transaction) await this.#sides.write.releaseConnection(transaction);
  }

  async destroy(): Promise<void> {
    await this.#sides.read.destroy();
    await this.#sides.write.destroy();
  }
}
