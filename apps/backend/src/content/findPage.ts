import type { Entry, EntryKind, PageRecord } from '@vvoz/api/content/contentSchemas';
import type { ContentIndex } from './ContentIndex.ts';
import { summaryOf } from './ContentStore.ts';
import { INFORMATION, SECTIONS, VIDEO } from './entryPaths.ts';
import { pageKey } from './files/readContentFolder.ts';

/** Entries of a block, and reviews, beside a catalogue. */
const BLOCK = 4;
const REVIEWS = 3;

type Crumb = PageRecord['breadcrumb'][number];
const HOME: Crumb = { title: 'Главная', path: '/' };

const of = (index: ContentIndex, kind: EntryKind): readonly Entry[] => index.entries.get(kind) ?? [];

/** Entries that belong beside a template, then others, so that a block is never empty while there are any. */
function block(index: ContentIndex, kind: EntryKind, template: string) {
  const all = of(index, kind);
  const own = all.filter(({ templates }) => templates.includes(template));
  return [...own, ...all.filter((entry) => !own.includes(entry))].slice(0, BLOCK).map(summaryOf);
}

function blocksOf(index: ContentIndex, template: string): Pick<PageRecord, 'blocks' | 'reviews'> {
  const own = index.reviews.filter((review) => review.template === template);
  const shown = own.length > 0 ? own : index.reviews;
  return {
    blocks: {
      articles: block(index, 'articles', template),
      news: block(index, 'news', template),
      instructions: block(index, 'instructions', template),
      video: block(index, 'videos', template),
    },
    reviews: { items: shown.slice(0, REVIEWS), count: shown.length },
  };
}

const record = (template: string, title: string, path: string, breadcrumb: Crumb[]): PageRecord => ({
  ID: path,
  template,
  type: '',
  type_parent: '',
  title,
  path,
  breadcrumb: [HOME, ...breadcrumb],
});

function entryPage(entry: Entry, above: Crumb[]): PageRecord {
  const own = { title: entry.title, path: entry.path };
  return {
    ...record(entry.kind === 'videos' ? 'video-entry' : 'article', entry.title, entry.path, [...above, own]),
    entry,
  };
}

/** Pages that no record names: sections, categories and entries of information and video. */
function derivedPage(index: ContentIndex, path: string): PageRecord | undefined {
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
    return record(root === VIDEO.path ? 'video' : 'informacziya', title, `${root}/${first}`, crumbs);
  const entry = of(index, sectionKind).find((one) => one.slug === slug && one.path === path);
  return entry && entryPage(entry, crumbs);
}

/** The record of a path on a host with what stands beside it, or undefined. */
export function findPage(index: ContentIndex, host: string, asked: string): PageRecord | undefined {
  const key = pageKey(host, asked);
  const stored = index.pages.get(key);
  if (!stored) return derivedPage(index, key.slice(host.length + 1));
  const { document, ...page } = stored;
  const entry = document ? of(index, 'documents').find(({ slug }) => slug === document) : undefined;
  return {
    ...page,
    ...(page.type === '' ? {} : blocksOf(index, page.template)),
    ...(entry ? { entry } : {}),
  };
}
