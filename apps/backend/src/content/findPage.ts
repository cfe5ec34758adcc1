import type { Entry, EntryKind, PageRecord } from '@vvoz/api/content/contentSchemas';
import type { ContentIndex } from './ContentIndex.ts';
import { toEntrySummary } from './ContentStore.ts';
import { INFORMATION, SECTIONS, VIDEO } from './entryPaths.ts';
import { toPageKey } from './files/readContentFolder.ts';

/** Numbers of entries and of reviews that are shown on a catalogue page. */
const BLOCK_SIZE = 4;
const REVIEW_COUNT = 3;

type Crumb = PageRecord['breadcrumb'][number];
const HOME: Crumb = { title: 'Главная', path: '/' };

const listEntries = (index: ContentIndex, kind: EntryKind): readonly Entry[] => index.entries.get(kind) ?? [];

/** Entries for a template first, then others, so that a block is empty only when there are no entries at all. */
function selectBlock(index: ContentIndex, kind: EntryKind, template: string) {
  const all = listEntries(index, kind);
  const own = all.filter(({ templates }) => templates.includes(template));
  return [...own, ...all.filter((entry) => !own.includes(entry))].slice(0, BLOCK_SIZE).map(toEntrySummary);
}

function selectBlocks(index: ContentIndex, template: string): Pick<PageRecord, 'blocks' | 'reviews'> {
  const own = index.reviews.filter((review) => review.template === template);
  const shown = own.length > 0 ? own : index.reviews;
  return {
    blocks: {
      articles: selectBlock(index, 'articles', template),
      news: selectBlock(index, 'news', template),
      instructions: selectBlock(index, 'instructions', template),
      video: selectBlock(index, 'videos', template),
    },
    reviews: { items: shown.slice(0, REVIEW_COUNT), count: shown.length },
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

function createEntryPage(entry: Entry, above: Crumb[]): PageRecord {
  const own = { title: entry.title, path: entry.path };
  return {
    ...createRecord(entry.kind === 'videos' ? 'video-entry' : 'article', entry.title, entry.path, [
      ...above,
      own,
    ]),
    entry,
  };
}

/** Builds a page that has no record: a section, category or entry of the information or video pages. */
function derivePage(index: ContentIndex, path: string): PageRecord | undefined {
  const [root, ...parts] = [`/${path.split('/')[1] ?? ''}`, ...path.split('/').slice(2)];
  if (root !== INFORMATION.path && root !== VIDEO.path) return undefined;
  const top = root === VIDEO.path ? VIDEO : INFORMATION;
  const kind: EntryKind = root === VIDEO.path ? 'videos' : 'articles';
  const [first = '', slug, ...rest] = parts;
  if (rest.length > 0) return undefined;
  const section = Object.entries(SECTIONS).find(([, { path: own }]) => own === `${root}/${first}`);
  const sectionKind = (section?.[0] ?? kind) as EntryKind;
  const title = section?.[1].title ?? index.categories.get(first);
  if (title === undefined) return undefined;
  const crumbs = [
    { title: top.title, path: top.path },
    { title, path: `${root}/${first}` },
  ];
  if (slug === undefined)
    return createRecord(root === VIDEO.path ? 'video' : 'informacziya', title, `${root}/${first}`, crumbs);
  const entry = listEntries(index, sectionKind).find((one) => one.slug === slug && one.path === path);
  return entry && createEntryPage(entry, crumbs);
}

/** Finds the page at a path of a host, with its blocks, reviews and document. */
export function findPage(index: ContentIndex, host: string, path: string): PageRecord | undefined {
  const key = toPageKey(host, path);
  const stored = index.pages.get(key);
  if (!stored) return derivePage(index, key.slice(host.length + 1));
  const { document, ...page } = stored;
  const entry = document ? listEntries(index, 'documents').find(({ slug }) => slug === document) : undefined;
  return {
    ...page,
    ...(page.type === '' ? {} : selectBlocks(index, page.template)),
    ...(entry ? { entry } : {}),
  };
}
