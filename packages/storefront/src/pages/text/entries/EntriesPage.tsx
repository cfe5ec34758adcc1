import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { EntryList, type EntryItem } from '@vvoz/ui/content/EntryList/EntryList.tsx';
import { Pager } from '@vvoz/ui/content/Pager/Pager.tsx';
import { SectionLinks } from '@vvoz/ui/content/SectionLinks/SectionLinks.tsx';
import { TwoColumns } from '@vvoz/ui/content/TwoColumns/TwoColumns.tsx';
import { VideoCards, type VideoItem } from '@vvoz/ui/content/VideoCards/VideoCards.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { PageMain } from '../../../shell/PageMain.tsx';
import { countPages, formatListHref } from '../shared/paging.ts';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';

export interface EntriesPageProps {
  readonly record: PageRecord;
  readonly path: string;
  /** From 1. */
  readonly page: number;
  readonly count: number;
  /** «30 статей». */
  readonly countText: string;
  readonly list: { readonly videos: readonly VideoItem[] } | { readonly entries: readonly EntryItem[] };
  /** Name of the link to the whole section: «Все статьи». */
  readonly allLabel: string;
}

/** A list of articles, news, instructions or videos, with the pages of its section beside it. */
export function EntriesPage({ record, path, page, count, countText, list, allLabel }: EntriesPageProps) {
  const { sections = [], title } = record;
  const links = sections.map((section) => ({
    label: section.depth === 0 ? allLabel : section.title,
    href: section.path,
    count: section.count,
    depth: section.depth,
    current: section.path === path,
  }));
  return (
    <PageMain>
      <Breadcrumbs items={listRecordCrumbs(record)} />
      <PageTitle count={countText}>{title}</PageTitle>
      <TwoColumns at="left" sideFirst side={<SectionLinks title="Темы" links={links} />}>
        {'videos' in list ? <VideoCards videos={list.videos} /> : <EntryList entries={list.entries} />}
        <Pager page={page} pages={countPages(count)} href={(number) => formatListHref(path, number)} />
      </TwoColumns>
    </PageMain>
  );
}
