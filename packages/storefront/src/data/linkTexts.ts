import type { ContentClient } from '@vvoz/api/content/contentClient';
import type { EntryList } from '@vvoz/api/content/contentSchemas';

type Texts = Pick<ContentClient, 'entries' | 'texts' | 'page'>;

/**
 * Passes the HTML of all texts of a content client through a function.
 * @param link completes the links of a text for a host
 */
export function linkTexts<Client extends Texts>(
  client: Client,
  link: (html: string) => string,
): Client & Texts {
  const linkList = ({ items, ...list }: EntryList): EntryList => ({
    ...list,
    items: items.map((item) => (item.html === undefined ? item : { ...item, html: link(item.html) })),
  });
  return {
    ...client,
    entries: async (...args) => linkList(await client.entries(...args)),
    texts: async (...args) => linkList(await client.texts(...args)),
    page: async (...args) => {
      const page = await client.page(...args);
      return page.entry ? { ...page, entry: { ...page.entry, html: link(page.entry.html) } } : page;
    },
  };
}
