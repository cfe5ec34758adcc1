import type { SearchParams } from '../../../shell/pageTemplate.ts';
import { formatListHref, readPageNumber } from '../shared/paging.ts';
import { findReviewSubject } from './reviewSubjects.ts';

/** The filters and the page number of the reviews. */
export interface ReviewChoice {
  readonly page: number;
  /** 1 to 5. */
  readonly rating?: number | undefined;
  /** Name of a page template. */
  readonly template?: string | undefined;
}

/** True when only a part of the reviews is shown. */
export const isFiltered = ({ rating, template }: ReviewChoice): boolean =>
  rating !== undefined || template !== undefined;

/** A form sends an unused filter as an empty value. */
const isEmpty = (value: SearchParams[string]): value is undefined | '' => value === undefined || value === '';

/** Reads an address; undefined when page, rating or catalogue is invalid. */
export function readReviewChoice(search: SearchParams): ReviewChoice | undefined {
  const page = readPageNumber(search);
  const { rating, template } = search;
  const isRating = isEmpty(rating) || (typeof rating === 'string' && /^[1-5]$/.test(rating));
  const isSubject =
    isEmpty(template) || (typeof template === 'string' && findReviewSubject(template) !== undefined);
  if (page === undefined || !isRating || !isSubject) return undefined;
  return {
    page,
    ...(isEmpty(rating) ? {} : { rating: Number(rating) }),
    ...(isEmpty(template) ? {} : { template: String(template) }),
  };
}

export const formatReviewHref = (path: string, { page, rating, template }: ReviewChoice): string =>
  formatListHref(path, page, [
    ['rating', rating === undefined ? undefined : String(rating)],
    ['template', template],
  ]);
