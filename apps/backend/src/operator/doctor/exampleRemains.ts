import type { StateDb } from '../../state/schema.ts';
import exampleReviews from './exampleReviews.json' with { type: 'json' };

/** What only the invented company of the example has, wherever it stands in the content. */
const EXAMPLE_TEXTS: readonly (readonly [what: string, pattern: RegExp])[] = [
  ['the legal name «ООО «Ввоз»»', /ООО\s+«Ввоз»/],
  ['the ИНН of zeros', /\b0{10}\b|\b0{12}\b/],
  ['the telephone 8 423 200-00-00', /\b(?:8|\+?7)[\s(-]*423[\s)-]*200-?00-?00\b/],
  ['an address of vvoz.example', /@?\bvvoz\.example\b/],
  ['an account named vvoz_example', /\bvvoz_example\b/],
];

const REVIEWS: ReadonlySet<string> = new Set(exampleReviews);
const SPACES = /\u00A0|&nbsp;/g;

/** A place of the content with its text. */
interface ContentText {
  readonly place: string;
  readonly text: string;
}

async function readTexts(db: StateDb): Promise<readonly ContentText[]> {
  const [entries, documents] = await Promise.all([
    db.selectFrom('content_entry').select(['kind', 'slug as key', 'body']).execute(),
    db.selectFrom('content_document').select(['kind', 'key', 'body']).execute(),
  ]);
  return [...entries, ...documents].map(({ kind, key, body }) => ({
    place: key === '' ? kind : `${kind}/${key}`,
    text: body.replaceAll(SPACES, ' '),
  }));
}

const MAX_PLACES = 3;
const listPlaces = (places: readonly string[]): string =>
  `${places.slice(0, MAX_PLACES).join(', ')}${places.length > MAX_PLACES ? ` and ${places.length - MAX_PLACES} more` : ''}`;

/**
 * Lists what the published content has of the invented company of the example: its name, ИНН, telephone, e-mail,
 * accounts and reviews. Empty for a company's own content.
 */
export async function findExampleRemains(db: StateDb): Promise<readonly string[]> {
  const texts = await readTexts(db);
  const remains = EXAMPLE_TEXTS.flatMap(([what, pattern]) => {
    const places = texts.filter(({ text }) => pattern.test(text)).map(({ place }) => place);
    return places.length > 0 ? [`${what}, in ${listPlaces(places)}`] : [];
  });
  const reviews = await db.selectFrom('content_entry').select('slug').where('kind', '=', 'reviews').execute();
  const invented = reviews.filter(({ slug }) => REVIEWS.has(slug)).length;
  return invented > 0 ? [...remains, `${invented} invented reviews`] : remains;
}

/** Names that no visitor of the internet can reach: this machine, private networks, and names reserved for examples. */
const PRIVATE_NAME =
  /(?:^|\.)(?:localhost|local|internal|test|example|invalid)$|^(?:127|10)\.|^192\.168\.|^172\.(?:1[6-9]|2\d|3[01])\.|^\[|^[\w-]+$/;

/** True for an address under a public name. */
export const isPublicOrigin = (origin: string): boolean => !PRIVATE_NAME.test(new URL(origin).hostname);
