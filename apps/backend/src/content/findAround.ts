import type { Entry, EntryKind, PageRecord } from '@vvoz/api/content/contentSchemas';
import { isWithinCategory } from './categories.ts';
import type { ContentIndex } from './ContentIndex.ts';
import { toEntrySummary } from './ContentStore.ts';

const MAX_RELATED = 4;
/** Kinds with pages of their own. */
const RELATED_KINDS: readonly EntryKind[] = ['articles', 'instructions', 'videos', 'news'];

const toLink = (entry: Entry | undefined) => entry && { title: entry.title, path: entry.path };

/**
 * Scores how similar two entries are: a shared tag weighs more than the category, the category more than its parent.
 */
function scoreSimilarity(one: Entry, other: Entry): number {
  const shared = one.tags.filter((tag) => other.tags.includes(tag)).length;
  const [top = ''] = one.category.split('/');
  const kinship = one.category === other.category ? 2 : isWithinCategory(other.category, top) ? 1 : 0;
  return 3 * shared + kinship;
}

/**
 * Finds the neighbours of an entry in the list of its kind, and among all entries with pages of their own the most
 * similar ones that are not neighbours.
 */
export function findAround(index: ContentIndex, entry: Entry): PageRecord['around'] {
  const same = index.entries.get(entry.kind) ?? [];
  const at = same.indexOf(entry);
  const [previous, next] = [same[at - 1], same[at + 1]];
  const related = RELATED_KINDS.flatMap((kind) => index.entries.get(kind) ?? [])
    .filter((other) => other !== entry && other !== previous && other !== next)
    .map((other) => ({ other, score: scoreSimilarity(entry, other) }))
    .filter(({ score }) => score > 0)
    .toSorted((one, two) => two.score - one.score)
    .slice(0, MAX_RELATED)
    .map(({ other }) => toEntrySummary(other));
  return {
    ...(previous ? { previous: toLink(previous) } : {}),
    ...(next ? { next: toLink(next) } : {}),
    related,
  };
}
