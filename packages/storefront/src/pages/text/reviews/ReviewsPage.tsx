import type { PageRecord, ReviewList } from '@vvoz/api/content/contentSchemas';
import { formatCount } from '@vvoz/catalogue/words/format';
import { Pager } from '@vvoz/ui/content/Pager/Pager.tsx';
import { ReviewCards } from '@vvoz/ui/content/ReviewCard/ReviewCards.tsx';
import { SectionLinks, type SectionLink } from '@vvoz/ui/content/SectionLinks/SectionLinks.tsx';
import { TwoColumns } from '@vvoz/ui/content/TwoColumns/TwoColumns.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { Notice } from '@vvoz/ui/primitives/Notice/Notice.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { PageMain } from '../../../shell/PageMain.tsx';
import { countPages } from '../shared/paging.ts';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';
import { formatReviewHref, isFiltered, type ReviewChoice } from './reviewChoice.ts';
import { findReviewSubject } from './reviewSubjects.ts';

export interface ReviewsPageProps {
  readonly record: PageRecord;
  readonly path: string;
  readonly choice: ReviewChoice;
  readonly list: ReviewList;
}

type Options = ReviewList['options'][keyof ReviewList['options']];

const addUp = (options: Options): number => options.reduce((sum, { count }) => sum + count, 0);

/** Lists «Все» and the choices of one filter. Each link keeps the other filter and leads to the first page. */
function listChoices(
  options: Options,
  toLabel: (value: string) => string | undefined,
  toHref: (value: string | undefined) => string,
  current: string | undefined,
): readonly SectionLink[] {
  const choices = options.flatMap(({ value, count }) => {
    const label = toLabel(value);
    return label === undefined ? [] : [{ label, href: toHref(value), count, current: value === current }];
  });
  const all = {
    label: 'Все',
    href: toHref(undefined),
    count: addUp(options),
    current: current === undefined,
  };
  return [all, ...choices];
}

const RATING_LABELS = ['', '1 из 5', '2 из 5', '3 из 5', '4 из 5', '5 из 5'];

function Filters({ path, choice, list: { options } }: ReviewsPageProps) {
  const { rating, template } = choice;
  return (
    <>
      <SectionLinks
        title="Оценка"
        nofollow
        links={listChoices(
          options.rating,
          (value) => RATING_LABELS[Number(value)],
          (value) =>
            formatReviewHref(path, { page: 1, template, ...(value ? { rating: Number(value) } : {}) }),
          rating === undefined ? undefined : String(rating),
        )}
      />
      <SectionLinks
        title="Что покупали"
        nofollow
        links={listChoices(
          options.template,
          findReviewSubject,
          (value) => formatReviewHref(path, { page: 1, rating, template: value }),
          template,
        )}
      />
    </>
  );
}

/** Reviews of buyers with links that filter by rating and by catalogue. */
export function ReviewsPage(props: ReviewsPageProps) {
  const { record, path, choice, list } = props;
  const mean = list.rating === null ? '' : ` · в среднем ${String(list.rating).replace('.', ',')} из 5`;
  return (
    <PageMain>
      <Breadcrumbs items={listRecordCrumbs(record)} />
      <PageTitle count={`${formatCount(list.count, ['отзыв', 'отзыва', 'отзывов'])}${mean}`}>
        {record.title}
      </PageTitle>
      <TwoColumns at="left" sideFirst side={<Filters {...props} />}>
        {list.items.length === 0 ? (
          <Notice
            tone="empty"
            title="Таких отзывов пока нет"
            actions={<Button href={path}>Все отзывы</Button>}
          >
            <p>Снимите один из фильтров.</p>
          </Notice>
        ) : (
          <ReviewCards reviews={list.items} />
        )}
        <Pager
          page={choice.page}
          pages={countPages(list.count)}
          nofollow={isFiltered(choice)}
          href={(page) => formatReviewHref(path, { ...choice, page })}
        />
      </TwoColumns>
    </PageMain>
  );
}
