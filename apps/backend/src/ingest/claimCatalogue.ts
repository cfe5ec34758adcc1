import { randomUUID } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { readMeta, writeMeta } from '../catalogue/db/meta.ts';
import { OperatorError } from '../lib/OperatorError.ts';
import { readNote, readOrCreateNote, writeNote } from '../state/notes.ts';
import type { State } from '../state/openState.ts';

const META = 'catalogue_id';
const NOTE = 'catalogue:id';

/** The catalogue is not the one that belongs to the operator's data. */
export class ForeignCatalogue extends OperatorError {
  override readonly name = 'ForeignCatalogue';
}

/** Returns the id of a catalogue's file; gives it one if it has none. */
function readOrCreateId(db: Database): string {
  const id = readMeta(db, META) ?? randomUUID();
  if (readMeta(db, META) === undefined) writeMeta(db, META, id);
  return id;
}

/**
 * Checks that the catalogue is the one that belongs to the operator's data; the first one that asks becomes it. Throws
 * ForeignCatalogue for another one: two machines with one database server would each import a part of the lots, and
 * neither had all. With SQLite the operator's data is in the same folder, so that a new catalogue replaces a lost one.
 */
export async function claimCatalogue(db: Database, { db: state, engine }: State): Promise<void> {
  const id = readOrCreateId(db);
  if (engine.kind === 'sqlite') {
    if ((await readNote(state, NOTE)) !== id) await writeNote(state, NOTE, id);
    return;
  }
  const owner = await readOrCreateNote(state, NOTE, id);
  if (owner === id) return;
  throw new ForeignCatalogue(
    `The database of DATABASE_URL belongs to catalogue ${owner}, and the file ${db.name} is ${id}: nothing is imported into it. If another machine writes the catalogue, this one must not. If that catalogue is lost, run npm run operator -- catalogue adopt here.`,
  );
}

/** Makes this catalogue the one that belongs to the operator's data, in place of a lost one. Returns its id. */
export async function adoptCatalogue(db: Database, { db: state }: State): Promise<string> {
  const id = readOrCreateId(db);
  await writeNote(state, NOTE, id);
  return id;
}
