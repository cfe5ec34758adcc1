import type { ReviewList } from '@vvoz/api/content/contentSchemas';
import { buildReviews } from '@vvoz/seo/jsonLd/reviews';
import { describeReviews } from '@vvoz/seo/texts/describeTexts';
import { definePageTemplate } from '../../../shell/pageTemplate.ts';
import { formatListTitle, getPageSlice } from '../shared/paging.ts';
import { formatReviewHref, isFiltered, readReviewChoice, type ReviewChoice } from './reviewChoice.ts';
import { ReviewsPage } from './ReviewsPage.tsx';

/** Reviews of buyers. Only the unfiltered list is indexed. */
export const reviewsTemplate = definePageTemplate<{ choice: ReviewChoice; list: ReviewList }>({
  names: ['otzyvy'],
  load: async ({ data }, { search }) => {
    const choice = readReviewChoice(search);
    if (!choice) return undefined;
    const { page, rating, template } = choice;
    const list = await data.getReviews({ rating, template, ...getPageSlice(page) });
    return list.items.length > 0 || page === 1 ? { choice, list } : undefined;
  },
  describe: ({ choice, list }, { record, path }) => ({
    title: formatListTitle(record.title, choice.page),
    description: describeReviews({ ...list, page: choice.page }),
    state: {
      kind: 'text',
      path: formatReviewHref(path, choice),
      isFiltered: isFiltered(choice),
    },
  }),
  listThings: ({ choice, list }, _request, { siteName, origin }) =>
    isFiltered(choice) ? [] : buildReviews(list, siteName, origin()),
  render: ({ choice, list }, { record, path }) => (
    <ReviewsPage record={record} path={path} choice={choice} list={list} />
  ),
});
