import type { PageRecord } from '@vvoz/api/content/contentSchemas';

/** Lists the breadcrumbs of a page record. The last one is the page itself and has no link. */
export const listRecordCrumbs = ({ breadcrumb }: PageRecord) =>
  breadcrumb.map(({ title: label, path }, index) =>
    index === breadcrumb.length - 1 ? { label } : { label, href: path },
  );
