import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely';
import { Piscina } from 'piscina';
import {
  createStatementRunner,
  type ConnectionOptions,
  type StateOutcome,
  type StateTask,
} from './statementRunner.ts';
import { TurnQueue } from './TurnQueue.ts';

export interface SqliteSideOptions extends ConnectionOptions {
  /** Runs the statements in a thread of its own, so that the caller's event loop never waits for a lock or the disk. */
  readonly isThreaded: boolean;
  /** How long a statement or the beginning of a transaction may wait for others, in this process and outside, ms. */
  readonly maxWaitMs: number;
}

interface Runner {
  readonly run: (task: StateTask) => Promise<StateOutcome>;
  readonly end: () => Promise<void>;
}

function createRunner({ isThreaded, file, readonly }: SqliteSideOptions): Runner {
  if (!isThreaded) {
    const run = createStatementRunner({ file, readonly });
    return { run: async (task) => run(task), end: async () => undefined };
  }
  const pool = new Piscina<StateTask, StateOutcome>({
    filename: new URL('./worker.ts', import.meta.url).href,
    workerData: { file, readonly } satisfies ConnectionOptions,
    minThreads: 1,
    maxThreads: 1,
  });
  return { run: (task) => pool.run(task), end: () => pool.destroy() };
}

/** The turn of one caller on the connection. */
class Turn implements DatabaseConnection {
  readonly #runner: Runner;
  readonly #deadline: number;
  isInTransaction = false;

  constructor(runner: Runner, deadline: number) {
    this.#runner = runner;
    this.#deadline = deadline;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const outcome = await this.#runner.run({
      kind: 'run',
      sql,
      parameters,
      waitMs: Math.max(0, this.#deadline - performance.now()),
      isInTransaction: this.isInTransaction,
    });
    if (!outcome.ok) throw Object.assign(new Error(outcome.message), { code: outcome.code });
    return {
      rows: outcome.rows as R[],
      ...(outcome.insertId === undefined ? {} : { insertId: outcome.insertId }),
      ...(outcome.changes === undefined ? {} : { numAffectedRows: BigInt(outcome.changes) }),
    };
  }

  streamQuery(): never {
    throw new Error('This connection does not stream');
  }
}

/** One connection to a SQLite file, which runs one statement or transaction at a time. */
export class SqliteSide implements Driver {
  readonly #runner: Runner;
  readonly #maxWaitMs: number;
  readonly #turns = new TurnQueue();

  constructor(options: SqliteSideOptions) {
    this.#runner = createRunner(options);
    this.#maxWaitMs = options.maxWaitMs;
  }

  /** Opens the connection, so that a file that cannot be opened is reported at once. */
  async init(): Promise<void> {
    const turn = await this.acquireConnection();
    try {
      await turn.executeQuery(CompiledQuery.raw('select count(*) from sqlite_schema'));
    } finally {
      await this.releaseConnection();
    }
  }

  async acquireConnection(): Promise<Turn> {
    const deadline = performance.now() + this.#maxWaitMs;
    if (await this.#turns.take(this.#maxWaitMs)) return new Turn(this.#runner, deadline);
    throw Object.assign(new Error('other writes wait for a lock'), { code: 'SQLITE_BUSY' });
  }

  async beginTransaction(turn: Turn): Promise<void> {
    // Takes the lock now: later statements of the transaction never wait, and it may begin with a read.
    await turn.executeQuery(CompiledQuery.raw('begin immediate'));
    turn.isInTransaction = true;
  }

  async commitTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('commit'));
    turn.isInTransaction = false;
  }

  async rollbackTransaction(turn: Turn): Promise<void> {
    await turn.executeQuery(CompiledQuery.raw('rollback'));
    turn.isInTransaction = false;
  }

  async releaseConnection(): Promise<void> {
    this.#turns.pass();
  }

  async destroy(): Promise<void> {
    await this.#turns.take(this.#maxWaitMs);
    await this.#runner.run({ kind: 'close' });
    await this.#runner.end();
  }
}
