import type { EntryKind, EntryList } from '@vvoz/api/content/contentSchemas';
import { formatCount } from '@vvoz/catalogue/words/format';
import { describeEntries, formatEntriesTitle } from '@vvoz/seo/texts/describeEntries';
import { definePageTemplate } from '../../../shell/pageTemplate.ts';
import { toEntryItem } from '../shared/entryItems.ts';
import { formatListHref, formatListTitle, readPageNumber, getPageSlice } from '../shared/paging.ts';
import { EntriesPage } from './EntriesPage.tsx';

const NOUNS: Readonly<Record<EntryKind, readonly [string, string, string]>> = {
  articles: ['статья', 'статьи', 'статей'],
  news: ['новость', 'новости', 'новостей'],
  instructions: ['инструкция', 'инструкции', 'инструкций'],
  videos: ['видео', 'видео', 'видео'],
  questions: ['вопрос', 'вопроса', 'вопросов'],
  documents: ['документ', 'документа', 'документов'],
};

interface LoadedEntries {
  readonly kind: EntryKind;
  readonly page: number;
  readonly list: EntryList;
}

/** Lists of entries: the information and video sections with their categories, news and instructions. */
export const entriesTemplate = definePageTemplate<LoadedEntries>({
  names: ['informacziya', 'video'],
  load: async ({ data }, { record: { list: query }, search }) => {
    const page = readPageNumber(search);
    if (query === undefined || page === undefined) return undefined;
    const list = await data.getEntries({ ...query, ...getPageSlice(page) });
    return list.items.length > 0 ? { kind: query.kind, page, list } : undefined;
  },
  describe: ({ kind, page, list: { count, items } }, { record, path }) => {
    const title = formatEntriesTitle(kind, record.title);
    return {
      title: formatListTitle(title, page),
      description: describeEntries({
        title,
        page,
        count,
        noun: NOUNS[kind],
        titles: items.map((entry) => entry.title),
      }),
      state: { kind: 'text', path: formatListHref(path, page) },
    };
  },
  render: ({ kind, page, list: { count, items } }, { record, path }) => (
    <EntriesPage
      record={record}
      path={path}
      page={page}
      count={count}
      countText={formatCount(count, NOUNS[kind])}
      list={kind === 'videos' ? { videos: items.map(toEntryItem) } : { entries: items.map(toEntryItem) }}
      allLabel={path.startsWith('/video') ? 'Все видео' : 'Все статьи'}
    />
  ),
});
