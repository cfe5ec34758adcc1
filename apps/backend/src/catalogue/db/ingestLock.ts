import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import Sqlite, { type Database } from 'better-sqlite3';
import { deleteMeta, readMeta, writeMeta } from './meta.ts';
import { OperatorError } from '../../lib/OperatorError.ts';

interface Holder {
  readonly host: string;
  readonly pid: number;
  /** Unique id of a process start. Process ids repeat; in a container they are nearly always the same. */
  readonly life: string;
  /** Time of the last heartbeat, ms since 1970. */
  readonly at: number;
}

/** Another import is writing into this database. */
export class IngestLocked extends OperatorError {
  override readonly name = 'IngestLocked';
}

const NOTE = 'ingest_lock';
const LIFE = randomUUID();
const HEARTBEAT_MS = 5000;
/** Longer than building the largest index, because no heartbeat is written meanwhile. */
const STALE_MS = 10 * 60_000;

/** Database files that this process is importing into. */
const heldHere = new Set<string>();

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isHeld(file: string, { host, pid, life, at }: Holder): boolean {
  if (life === LIFE) return heldHere.has(file);
  if (Date.now() - at > STALE_MS) return false;
  if (host !== hostname()) return true;
  return pid !== process.pid && isAlive(pid);
}

const readHolder = (db: Database): Holder | undefined => {
  const note = readMeta(db, NOTE);
  return note === undefined ? undefined : (JSON.parse(note) as Holder);
};

const writeHolder = (db: Database): void =>
  writeMeta(
    db,
    NOTE,
    JSON.stringify({ host: hostname(), pid: process.pid, life: LIFE, at: Date.now() } satisfies Holder),
  );

/** True while an import runs, in this process or another. */
export function isImporting(db: Database): boolean {
  const holder = readHolder(db);
  return holder !== undefined && isHeld(db.name, holder);
}

/**
 * Ignores SQLite errors: on a full or failing disk the import itself reports them, and a remaining lock becomes stale.
 */
function ignoreSqliteErrors(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof Sqlite.SqliteError)) throw error;
  }
}

function takeLock(db: Database): void {
  db.transaction(() => {
    const holder = readHolder(db);
    if (holder && isHeld(db.name, holder)) {
      throw new IngestLocked(
        `Another import is writing into ${db.name} (process ${holder.pid} on ${holder.host}): wait until it ends, or stop it.`,
      );
    }
    writeHolder(db);
  }).immediate();
}

/**
 * Runs `work` as the only import into this database, because two imports at once would withdraw each other's lots.
 * Takes over the lock of a process that has ended. Throws IngestLocked while another import runs.
 */
export async function withIngestLock<T>(db: Database, work: () => Promise<T>): Promise<T> {
  try {
    takeLock(db);
  } catch (error) {
    // A running import holds SQLite's write lock, so the lock's note cannot be written either.
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new IngestLocked(`Another import is writing into ${db.name}: wait until it ends, or stop it.`);
    throw error;
  }
  heldHere.add(db.name);
  const heartbeat = setInterval(() => ignoreSqliteErrors(() => writeHolder(db)), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    heldHere.delete(db.name);
    ignoreSqliteErrors(() => deleteMeta(db, NOTE));
  }
}
