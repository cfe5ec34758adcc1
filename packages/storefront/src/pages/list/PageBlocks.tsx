import type { ReactNode } from 'react';
import type { AboutCatalogue } from '@vvoz/seo/catalogue/aboutCatalogue';
import type { EntrySummary, PageRecord } from '@vvoz/api/content/contentSchemas';
import { formatCount, formatDay } from '@vvoz/catalogue/words/format';
import { columns } from '@vvoz/ui/content/EntryLinks/EntryLinks.css.ts';
import { EntryLinks } from '@vvoz/ui/content/EntryLinks/EntryLinks.tsx';
import { ReviewCards } from '@vvoz/ui/content/ReviewCard/ReviewCards.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import * as css from './PageBlocks.css.ts';

type Blocks = NonNullable<PageRecord['blocks']>;

const BLOCKS: readonly {
  readonly key: keyof Blocks;
  readonly title: string;
  readonly all: { readonly label: string; readonly href: string };
}[] = [
  { key: 'articles', title: 'Статьи', all: { label: 'Все статьи', href: '/informacziya' } },
  {
    key: 'instructions',
    title: 'Инструкции',
    all: { label: 'Все инструкции', href: '/informacziya/instrukczii' },
  },
  { key: 'news', title: 'Новости', all: { label: 'Все новости', href: '/informacziya/novosti' } },
  { key: 'video', title: 'Видео', all: { label: 'Все видео', href: '/video' } },
];

const toLink = ({ title, path, date, duration }: EntrySummary) => ({
  title,
  href: path,
  note: duration ?? formatDay(date),
});

function Reading({ blocks }: { blocks: Blocks }) {
  const filled = BLOCKS.filter(({ key }) => blocks[key].length > 0);
  if (filled.length === 0) return null;
  return (
    <Band id="reading" title="Что почитать до покупки">
      <div className={columns}>
        {filled.map(({ key, title, all }) => (
          <EntryLinks key={key} title={title} all={all} entries={blocks[key].map(toLink)} />
        ))}
      </div>
    </Band>
  );
}

/** Reviews of this catalogue, or of all catalogues when it has none. */
function Reviews({ reviews, template }: { reviews: NonNullable<PageRecord['reviews']>; template: string }) {
  const { items, count } = reviews;
  if (items.length === 0) return null;
  const isOwn = items.every((review) => review.template === template);
  const all = formatCount(count, ['отзыв', 'отзыва', 'отзывов']);
  return (
    <Band
      id="reviews"
      title="Отзывы покупателей"
      aside={
        isOwn ? (
          <a href={`/otzyvy?template=${template}`} rel="nofollow">
            {all}
          </a>
        ) : (
          <a href="/otzyvy">{all}</a>
        )
      }
    >
      <ReviewCards level={3} reviews={items} />
    </Band>
  );
}

/** Subtitle, and the text about the filter. */
export type ChoiceTexts = Pick<PageRecord, 'titleSub' | 'titleFilter'>;

interface PageBlocksProps {
  readonly page: PageRecord;
  /** Texts of the choice. Default: those of the record. */
  readonly texts?: ChoiceTexts | undefined;
  readonly about?: AboutCatalogue | undefined;
}

/** Facts about the chosen lots, or else the subtitle; then the text about the filter. */
function About({ page, texts: { titleSub, titleFilter } = page, about }: PageBlocksProps) {
  const title = about?.title ?? titleSub;
  if (title === undefined) return null;
  return (
    <Band id="about" title={title}>
      <div className={css.about}>
        {about ? <p>{about.sentences.join(' ')}</p> : null}
        {titleFilter === undefined ? null : (
          <p>
            <b>{titleFilter.title}.</b> {titleFilter.text}.
          </p>
        )}
      </div>
    </Band>
  );
}

/** What follows a catalogue's list: facts about the lots, links to landings, articles and videos, reviews. */
export function PageBlocks({ page, texts, about, children }: PageBlocksProps & { children?: ReactNode }) {
  const { blocks, reviews, template } = page;
  return (
    <div className={css.blocks}>
      <About page={page} texts={texts} about={about} />
      {children}
      {blocks ? <Reading blocks={blocks} /> : null}
      {reviews ? <Reviews reviews={reviews} template={template} /> : null}
    </div>
  );
}
