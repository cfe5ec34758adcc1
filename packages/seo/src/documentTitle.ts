/** Title of the browser tab: the page title, then the site. */
export const formatDocumentTitle = (title: string, site: string): string => `${title} — ${site}`;
