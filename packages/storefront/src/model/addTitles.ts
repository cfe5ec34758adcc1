import { readCatalogueFacts } from '@vvoz/seo/catalogue/catalogueFacts';
import { formatCatalogueTitles } from '@vvoz/seo/catalogue/describeCatalogue';
import { findLandingPath } from '@vvoz/seo/landing';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { SettledView, UntitledView } from './settledView.ts';

/** The titles that editors gave to pages. */
export interface OwnTitles {
  /** Of the catalogue's page record. */
  readonly pageTitle: string;
  /** Of the landing's page record (`loadOwnTexts`). It replaces all other titles. */
  readonly ownTitle?: string | undefined;
}

/** Adds heading and title to a view. Only the title of a landing has count and price: those of other filters change daily. */
export function addTitles(
  template: Template,
  { pageTitle, ownTitle }: OwnTitles,
  view: UntitledView,
): SettledView {
  if (ownTitle !== undefined) return { ...view, titles: { heading: ownTitle, title: ownTitle } };
  const { query, count, facets } = view;
  const isLanding = findLandingPath(template.path, query) !== undefined;
  const titles = formatCatalogueTitles(
    { template, pageTitle, query },
    isLanding ? readCatalogueFacts(count, facets) : undefined,
  );
  return { ...view, titles };
}
