import type { EntryKind } from '@vvoz/api/content/contentSchemas';

/** Where the lists of the kinds lie that have a section of their own, and what the section is called. */
export const SECTIONS = {
  news: { path: '/informacziya/novosti', title: 'Новости' },
  instructions: { path: '/informacziya/instrukczii', title: 'Инструкции' },
} as const;

export const INFORMATION = { path: '/informacziya', title: 'Информация' } as const;
export const VIDEO = { path: '/video', title: 'Видео' } as const;

/** The page of an entry; questions stand on one page, documents at the root. */
export function entryPath(kind: EntryKind, category: string, slug: string): string {
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
