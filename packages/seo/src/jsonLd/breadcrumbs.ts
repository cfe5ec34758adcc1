import type { BreadcrumbList } from 'schema-dts';

/** A crumb of a page; the page's own crumb, the last one, needs no link. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** Builds the breadcrumbs of a page; an empty list for fewer than two, because search engines do not show them. */
export const buildBreadcrumbs = (crumbs: readonly Crumb[], origin: string): readonly BreadcrumbList[] =>
  crumbs.length < 2
    ? []
    : [
        {
          '@type': 'BreadcrumbList',
          itemListElement: crumbs.map(({ label, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            ...(href === undefined ? {} : { item: new URL(href, origin).href }),
          })),
        },
      ];
