import { formatCount, formatLongDay } from '@vvoz/catalogue/words/format';
import { fitFirst, MAX_TITLE } from './textLengths.ts';
import { fillDescription } from './fillDescription.ts';

/** What the title and the description of an entry's page depend on. */
export interface DescribedEntry {
  readonly kind: string;
  readonly title: string;
  readonly excerpt: string;
  readonly categoryTitle: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly minutes: number;
  /** Only of videos: `08:14`. */
  readonly duration?: string | undefined;
}

/** Formats an entry's title: its heading. A video's title ends with «видео», because an article may have the same heading. */
export const formatEntryTitle = ({ kind, title }: Pick<DescribedEntry, 'kind' | 'title'>): string =>
  kind === 'videos' ? fitFirst([`${title} — видео`, title], MAX_TITLE) : fitFirst([title], MAX_TITLE);

/** Describes an article or a video: its excerpt, how long it is, its section and date. */
export function describeEntry(entry: DescribedEntry): string {
  const { excerpt, categoryTitle, date, minutes, duration } = entry;
  const length =
    duration === undefined
      ? `Читать ${formatCount(minutes, ['минуту', 'минуты', 'минут'])}.`
      : `Видео ${duration} с текстом.`;
  return fillDescription([
    excerpt,
    length,
    categoryTitle === '' ? '' : `Раздел «${categoryTitle}».`,
    `Опубликовано ${formatLongDay(date)}.`,
  ]);
}

/** Describes a legal text: what it is and from which date it applies. */
export const describeDocument = ({ title, date }: Pick<DescribedEntry, 'title' | 'date'>): string =>
  fillDescription([
    `${title}: редакция от ${formatLongDay(date)}.`,
    'Что собираем, зачем, сколько храним и как отозвать согласие.',
  ]);
