import type { EntryKind } from '@vvoz/api/content/contentSchemas';

/** Path and title of the section of each kind that has one. */
export const SECTIONS = {
  news: { path: '/informacziya/novosti', title: 'Новости' },
  instructions: { path: '/informacziya/instrukczii', title: 'Инструкции' },
} as const;

export const INFORMATION = { path: '/informacziya', title: 'Информация' } as const;
export const VIDEO = { path: '/video', title: 'Видео' } as const;

/** Returns the path of an entry's page. Questions share one page. Documents are at the root. */
export function getEntryPath(kind: EntryKind, category: string, slug: string): string {
  switch (kind) {
    case 'articles':
      return `${INFORMATION.path}/${category}/${slug}`;
    case 'news':
    case 'instructions':
      return `${SECTIONS[kind].path}/${slug}`;
    case 'videos':
      return `${VIDEO.path}/${category}/${slug}`;
    case 'questions':
      return `/vopros-otvet#${slug}`;
    case 'documents':
      return `/${slug}`;
  }
}
