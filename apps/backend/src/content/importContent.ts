import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { State } from '../state/openState.ts';
import type { ContentRows } from './contentRows.ts';
import { keepConsentVersions } from './keepConsentVersions.ts';

/**
 * files: the content folder; wordpress: an editor's site, whose entries are shown in place of those of the files with
 * the same kind and slug.
 */
export type ContentSource = 'files' | 'wordpress';

export interface ContentReport {
  readonly source: ContentSource;
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Deleted, because the source no longer has them. */
  readonly removed: number;
}

/**
 * The note with the version of the content. Each import that changes something increments it; ETags and caches use it.
 */
export const CONTENT_VERSION = 'content_version';
/** Rows per statement, because SQLite and PostgreSQL limit the number of parameters. */
const MAX_ROWS = 100;

const hashRow = (value: unknown): string =>
  createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 16);

interface Row {
  readonly kind: string;
  readonly id: string;
  readonly hash: string;
}

/** Compares the rows of a source with the stored ones: lists new, changed and removed rows. */
function compare<T extends Row>(rows: readonly T[], stored: readonly Row[], whole: boolean) {
  const storedHashes = new Map(stored.map((row) => [`${row.kind} ${row.id}`, row.hash]));
  const keys = new Set(rows.map((row) => `${row.kind} ${row.id}`));
  const added = rows.filter((row) => !storedHashes.has(`${row.kind} ${row.id}`));
  const changed = rows.filter((row) => {
    const hash = storedHashes.get(`${row.kind} ${row.id}`);
    return hash !== undefined && hash !== row.hash;
  });
  const removed = whole ? stored.filter((row) => !keys.has(`${row.kind} ${row.id}`)) : [];
  return { added, changed, removed };
}

const splitIntoChunks = <T>(list: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(list.length / MAX_ROWS) }, (_, at) =>
    list.slice(at * MAX_ROWS, (at + 1) * MAX_ROWS),
  );

/**
 * Replaces the entries and documents of a source in one transaction, so that a reader sees either the old or the new
 * content. Importing the same rows again changes nothing. Throws the database's errors.
 * @param whole false when `rows` is only a part of the source: then absent rows are not deleted
 */
export async function importContent(
  state: State,
  source: ContentSource,
  rows: ContentRows,
  { whole = true }: { readonly whole?: boolean } = {},
): Promise<ContentReport> {
  const entries = rows.entries.map((row) => ({ ...row, id: row.slug, hash: hashRow(row) }));
  return state.db.transaction().execute(async (db) => {
    // Write first, so that two imports at once wait for each other instead of deadlocking.
    await db
      .insertInto('note')
      .values({ name: CONTENT_VERSION, value: '0' })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: CONTENT_VERSION }))
      .execute();
    const { documents: documentRows } = await keepConsentVersions(db, rows);
    const documents = documentRows.map((row) => ({ ...row, id: row.key, hash: hashRow(row) }));
    const storedEntries = await db
      .selectFrom('content_entry')
      .select(['kind', 'slug as id', 'hash'])
      .where('source', '=', source)
      .execute();
    const storedDocuments = await db
      .selectFrom('content_document')
      .select(['kind', 'key as id', 'hash'])
      .where('source', '=', source)
      .execute();
    const entry = compare(entries, storedEntries, whole);
    const document = compare(documents, storedDocuments, whole);

    for (const chunk of splitIntoChunks([...entry.added, ...entry.changed]))
      await db
        .insertInto('content_entry')
        .values(chunk.map(({ id: _id, body, ...row }) => ({ ...row, source, body: JSON.stringify(body) })))
        .onConflict((conflict) =>
          conflict.columns(['kind', 'slug', 'source']).doUpdateSet((eb) => ({
            title: eb.ref('excluded.title'),
            date: eb.ref('excluded.date'),
            category: eb.ref('excluded.category'),
            position: eb.ref('excluded.position'),
            body: eb.ref('excluded.body'),
            hash: eb.ref('excluded.hash'),
          })),
        )
        .execute();
    for (const chunk of splitIntoChunks([...document.added, ...document.changed]))
      await db
        .insertInto('content_document')
        .values(chunk.map(({ id: _id, body, ...row }) => ({ ...row, source, body: JSON.stringify(body) })))
        .onConflict((conflict) =>
          conflict.columns(['kind', 'key', 'source']).doUpdateSet((eb) => ({
            position: eb.ref('excluded.position'),
            body: eb.ref('excluded.body'),
            hash: eb.ref('excluded.hash'),
          })),
        )
        .execute();
    for (const { kind, id } of entry.removed)
      await db
        .deleteFrom('content_entry')
        .where('source', '=', source)
        .where('kind', '=', kind)
        .where('slug', '=', id)
        .execute();
    for (const { kind, id } of document.removed)
      await db
        .deleteFrom('content_document')
        .where('source', '=', source)
        .where('kind', '=', kind)
        .where('key', '=', id)
        .execute();

    const added = entry.added.length + document.added.length;
    const changed = entry.changed.length + document.changed.length;
    const removed = entry.removed.length + document.removed.length;
    if (added + changed + removed > 0)
      await db
        .updateTable('note')
        .set({ value: sql`cast(cast(value as integer) + 1 as text)` })
        .where('name', '=', CONTENT_VERSION)
        .execute();
    const read = entries.length + documents.length;
    return { source, read, added, changed, unchanged: read - added - changed, removed };
  });
}
