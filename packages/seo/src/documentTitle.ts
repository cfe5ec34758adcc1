/** Formats the title of the browser tab: the page title, then the site's name. */
export const formatDocumentTitle = (title: string, site: string): string => `${title} — ${site}`;
