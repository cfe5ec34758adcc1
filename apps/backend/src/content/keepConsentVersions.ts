import type { SiteOptions } from '@vvoz/api/content/contentSchemas';
import type { StateDb } from '../state/schema.ts';
import type { ContentRows, DocumentRow } from './contentRows.ts';

/** The document with the site's options. */
const OPTIONS = { kind: 'option', key: 'site' } as const;

type OptionsRow = Extract<
  DocumentRow,
  { readonly key: typeof OPTIONS.key; readonly kind: typeof OPTIONS.kind }
>;

const isOptions = (document: DocumentRow): document is OptionsRow =>
  document.kind === OPTIONS.kind && document.key === OPTIONS.key;

type Consent = SiteOptions['consent'];

/** Every version that a consent names: of the text, of the separate text about advertising, and earlier ones. */
export const listConsentVersions = (consent: Consent): readonly string[] =>
  consent
    ? [consent.version, ...(consent.marketing ? [consent.marketing.version] : []), ...(consent.earlier ?? [])]
    : [];

function addEarlier(consent: NonNullable<Consent>, stored: Consent): NonNullable<Consent> {
  const named = new Set(listConsentVersions(consent));
  const unlisted = listConsentVersions(stored).filter((version) => !named.has(version));
  return unlisted.length === 0
    ? consent
    : { ...consent, earlier: [...(consent.earlier ?? []), ...new Set(unlisted)] };
}

/**
 * Adds the versions of the stored consent to the `earlier` ones of the new options. A version that was once in force
 * stays known for ever, even if the operator does not list it: visitors may still send it from pages that were opened,
 * or with requests that were stored on a device, before the change.
 */
export async function keepConsentVersions(db: StateDb, rows: ContentRows): Promise<ContentRows> {
  const options = rows.documents.find(isOptions)?.body;
  if (!options?.consent) return rows;
  const row = await db
    .selectFrom('content_document')
    .select('body')
    .where('kind', '=', OPTIONS.kind)
    .where('key', '=', OPTIONS.key)
    .executeTakeFirst();
  if (!row) return rows;
  const consent = addEarlier(options.consent, (JSON.parse(row.body) as SiteOptions).consent);
  return {
    ...rows,
    documents: rows.documents.map((document) =>
      isOptions(document) ? { ...document, body: { ...document.body, consent } } : document,
    ),
  };
}
