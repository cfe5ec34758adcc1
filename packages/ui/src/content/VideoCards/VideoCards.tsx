import { formatLongDay } from '@vvoz/catalogue/words/format';
import { VideoPoster, type VideoPosterProps } from '../VideoPlayer/VideoPoster.tsx';
import type { EntryItem } from '../EntryList/EntryList.tsx';
import * as css from './VideoCards.css.ts';

export interface VideoItem extends EntryItem {
  /** `08:14`. */
  duration?: string | undefined;
  photo?: VideoPosterProps['photo'];
}

/** Videos as posters that lead to their pages. */
export function VideoCards({ videos, level = 2 }: { videos: readonly VideoItem[]; level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <ul className={css.cards}>
      {videos.map(({ title, href, date, category = '', excerpt, duration, photo }) => (
        <li key={href} className={css.card}>
          <div className={css.screen}>
            <VideoPoster caption={category} duration={duration} photo={photo} />
          </div>
          <Heading className={css.title}>
            <a href={href} className={css.link}>
              {title}
            </a>
          </Heading>
          <p>{excerpt}</p>
          <p className={css.date}>
            <time dateTime={date}>{formatLongDay(date)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
