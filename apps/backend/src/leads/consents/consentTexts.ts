import { createHash } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../../lib/parseJson.ts';
import type { ConsentTextTable, StateDb } from '../../state/schema.ts';

/** request: processing of data to answer a request. marketing: messages that the visitor did not ask for. */
export type ConsentScope = 'request' | 'marketing';

/** The text that a visitor agreed to, without the time when it was first used. */
export type ConsentText = Omit<ConsentTextTable, 'since'>;

const textPath = z.object({ version: z.string(), path: z.string() });
const optionsSchema = z.object({ consent: textPath.extend({ marketing: textPath.optional() }) });
const bodySchema = z.object({ version: z.string(), html: z.string() });

/** SHA-256 of title and text. */
const hashText = (title: string, html: string): string =>
  createHash('sha256').update(`${title}\n${html}`).digest('hex');

/** Returns the row that pages show: an editor's site has priority over the content folder. */
export const preferEditor = <Row extends { readonly source: string }>(
  rows: readonly Row[],
): Row | undefined => rows.find(({ source }) => source === 'wordpress') ?? rows[0];

/** Finds the published text of a version; undefined when no such text is published now. */
async function findText(db: StateDb, path: string, version: string): Promise<ConsentText | undefined> {
  const rows = await db
    .selectFrom('content_entry')
    .select(['source', 'title', 'body'])
    .where('kind', '=', 'documents')
    .where('slug', '=', path.split('/').at(-1) ?? '')
    .execute();
  const row = preferEditor(rows);
  const { data } = bodySchema.safeParse(parseJson(row?.body ?? ''));
  if (!row || data?.version !== version) return undefined;
  return { hash: hashText(row.title, data.html), path, version, title: row.title, html: data.html };
}

/** Finds the text of a version that was published earlier: the newest one that somebody has agreed to. */
const findEarlierText = (db: StateDb, path: string, version: string): Promise<ConsentText | undefined> =>
  db
    .selectFrom('consent_text')
    .select(['hash', 'path', 'version', 'title', 'html'])
    .where('path', '=', path)
    .where('version', '=', version)
    .orderBy('since', 'desc')
    .executeTakeFirst();

/**
 * Finds a version of the text of a consent, on the page that the operator's options name. Undefined if it is unknown.
 */
export async function findConsentText(
  db: StateDb,
  scope: ConsentScope,
  version: string,
): Promise<ConsentText | undefined> {
  const rows = await db
    .selectFrom('content_document')
    .select(['source', 'body'])
    .where('kind', '=', 'option')
    .where('key', '=', 'site')
    .execute();
  const { data } = optionsSchema.safeParse(parseJson(preferEditor(rows)?.body ?? ''));
  const path = scope === 'request' ? data?.consent.path : data?.consent.marketing?.path;
  if (path === undefined) return undefined;
  return (await findText(db, path, version)) ?? (await findEarlierText(db, path, version));
}
