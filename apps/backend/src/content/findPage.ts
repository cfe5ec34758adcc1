import type { Entry, EntryKind, PageRecord } from '@vvoz/api/content/contentSchemas';
import type { ContentIndex } from './ContentIndex.ts';
import { toEntrySummary } from './ContentStore.ts';
import { toPageKey } from './files/readContentFolder.ts';
import { findAround } from './findAround.ts';
import { describeListing, findListings, listSection, type Listing } from './listings.ts';

/** How many entries each block of a catalogue page has, and how many reviews the page has. */
const MAX_BLOCK_ENTRIES = 4;
const MAX_REVIEWS = 3;

type Crumb = PageRecord['breadcrumb'][number];
const HOME: Crumb = { title: 'Главная', path: '/' };

const listEntries = (index: ContentIndex, kind: EntryKind): readonly Entry[] => index.entries.get(kind) ?? [];

/**
 * Selects entries of the template first, then others, so that a block is empty only when there are no entries at all.
 */
function selectBlock(index: ContentIndex, kind: EntryKind, template: string) {
  const all = listEntries(index, kind);
  const ofTemplate = all.filter(({ templates }) => templates.includes(template));
  return [...ofTemplate, ...all.filter((entry) => !ofTemplate.includes(entry))]
    .slice(0, MAX_BLOCK_ENTRIES)
    .map(toEntrySummary);
}

function selectBlocks(index: ContentIndex, template: string): Pick<PageRecord, 'blocks' | 'reviews'> {
  const ofTemplate = index.reviews.filter((review) => review.template === template);
  const shown = ofTemplate.length > 0 ? ofTemplate : index.reviews;
  return {
    blocks: {
      articles: selectBlock(index, 'articles', template),
      news: selectBlock(index, 'news', template),
      instructions: selectBlock(index, 'instructions', template),
      video: selectBlock(index, 'videos', template),
    },
    reviews: { items: shown.slice(0, MAX_REVIEWS), count: shown.length },
  };
}

const createRecord = (template: string, title: string, path: string, breadcrumb: Crumb[]): PageRecord => ({
  ID: path,
  template,
  type: '',
  type_parent: '',
  title,
  path,
  breadcrumb: [HOME, ...breadcrumb],
});

const toCrumbs = (listings: readonly Listing[]): Crumb[] =>
  listings.map(({ title, path }) => ({ title, path }));

/** Builds a page that has no record: a category, a section or an entry of the information or video pages. */
function derivePage(index: ContentIndex, path: string): PageRecord | undefined {
  const section = listSection(index, path);
  const listings = findListings(section, path);
  const listing = listings.at(-1);
  if (listing) {
    const template = listing.kind === 'videos' ? 'video' : 'informacziya';
    const record = createRecord(template, listing.title, path, toCrumbs(listings));
    return { ...record, ...describeListing(section, path) };
  }
  const above = findListings(section, path.slice(0, path.lastIndexOf('/')));
  // A category may have the path of another section: `novosti`.
  const kinds = new Set(above.map(({ kind }) => kind));
  const entry = [...kinds].flatMap((kind) => listEntries(index, kind)).find((one) => one.path === path);
  if (!entry) return undefined;
  const crumbs = [...toCrumbs(above), { title: entry.title, path }];
  const template = entry.kind === 'videos' ? 'video-entry' : 'article';
  return { ...createRecord(template, entry.title, path, crumbs), entry, around: findAround(index, entry) };
}

/** Templates of the pages about the company. */
const COMPANY_TEMPLATES: readonly string[] = ['o-kompanii', 'garantii'];

/** Finds the page at a path of a host, with its blocks, reviews and document. */
export function findPage(index: ContentIndex, host: string, path: string): PageRecord | undefined {
  const key = toPageKey(host, path);
  const stored = index.pages.get(key);
  const pagePath = key.slice(host.length + 1);
  if (!stored) return derivePage(index, pagePath);
  const { document, ...page } = stored;
  const entry = document ? listEntries(index, 'documents').find(({ slug }) => slug === document) : undefined;
  return {
    ...page,
    ...(page.type === '' ? {} : selectBlocks(index, page.template)),
    ...(entry ? { entry } : {}),
    ...(index.company && COMPANY_TEMPLATES.includes(page.template)
      ? { company: index.company, deliveries: [...index.deliveries] }
      : {}),
    ...describeListing(listSection(index, pagePath), pagePath),
  };
}
