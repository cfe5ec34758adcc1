import { formatCount } from '@vvoz/catalogue/words/format';
import { MAX_DESCRIPTION } from './textLengths.ts';
import { fillDescription } from './fillDescription.ts';

/** Formats the title of a list. Videos share the categories of articles, so «Таможня» becomes «Видео: Таможня». */
export const formatEntriesTitle = (kind: string, title: string): string =>
  kind === 'videos' && !/видео/i.test(title) ? `Видео: ${title}` : title;

/** A page of a list of entries. */
export interface DescribedEntries {
  readonly title: string;
  /** From 1. */
  readonly page: number;
  /** Entries of the whole list, with their noun: [статья, статьи, статей]. */
  readonly count: number;
  readonly noun: readonly [string, string, string];
  /** Titles of the entries on this page. */
  readonly titles: readonly string[];
}

/** Joins as many titles as fit into a description after its first sentence. */
function joinTitles(titles: readonly string[], firstSentence: string): string {
  const max = MAX_DESCRIPTION - firstSentence.length - 2;
  const fitting = titles.reduce((text, title) => {
    const longer = text === '' ? title : `${text}; ${title}`;
    return longer.length <= max ? longer : text;
  }, '');
  return fitting === '' || /[.?!]$/.test(fitting) ? fitting : `${fitting}.`;
}

/** Describes a page of a list by the number of its entries and the titles on the page. */
export function describeEntries({ title, page, count, noun, titles }: DescribedEntries): string {
  const firstSentence = `${title}${page > 1 ? `, страница ${page}` : ''}: ${formatCount(count, noun)}.`;
  return fillDescription([firstSentence, joinTitles(titles, firstSentence)]);
}
