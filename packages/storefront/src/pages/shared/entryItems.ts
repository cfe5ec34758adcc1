import type { EntryKind, EntrySummary } from '@vvoz/api/content/contentSchemas';
import type { VideoItem } from '@vvoz/ui/content/VideoCards/VideoCards.tsx';

/** Kinds whose lists mix with articles name themselves; an article names its category. */
const KIND_LABELS: Partial<Record<EntryKind, string>> = {
  news: 'Новость',
  instructions: 'Инструкция',
  videos: 'Видео',
};

/** An entry for a list of its own kind. */
export const toEntryItem = ({
  title,
  path,
  date,
  categoryTitle,
  excerpt,
  duration,
}: EntrySummary): VideoItem => ({
  title,
  href: path,
  date,
  ...(categoryTitle === '' ? {} : { category: categoryTitle }),
  excerpt,
  duration,
});

/** An entry for a list of several kinds. */
export function toMixedItem(entry: EntrySummary): VideoItem {
  const item = toEntryItem(entry);
  const category = KIND_LABELS[entry.kind] ?? item.category;
  return category === undefined ? item : { ...item, category };
}
