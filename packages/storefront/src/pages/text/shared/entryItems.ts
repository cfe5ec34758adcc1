import type { EntryKind, EntrySummary } from '@vvoz/api/content/contentSchemas';
import type { VideoItem } from '@vvoz/ui/content/VideoCards/VideoCards.tsx';

/** Label of an entry in a list of several kinds; an article has its category instead. */
const KIND_LABELS: Partial<Record<EntryKind, string>> = {
  news: 'Новость',
  instructions: 'Инструкция',
  videos: 'Видео',
};

/** Makes an item for a list of one kind. */
export const toEntryItem = ({
  title,
  path,
  date,
  categoryTitle,
  excerpt,
  duration,
  photo,
}: EntrySummary): VideoItem => ({
  title,
  href: path,
  date,
  ...(categoryTitle === '' ? {} : { category: categoryTitle }),
  excerpt,
  duration,
  ...(photo ? { photo } : {}),
});

/** Makes an item for a list of several kinds. */
export function toMixedItem(entry: EntrySummary): VideoItem {
  const item = toEntryItem(entry);
  const category = KIND_LABELS[entry.kind] ?? item.category;
  return category === undefined ? item : { ...item, category };
}
