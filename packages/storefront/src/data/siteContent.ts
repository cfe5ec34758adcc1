import type { Host } from '@vvoz/api/catalog/templates';
import type { PageRecord, SiteOptions } from '@vvoz/api/content/schemas';
import type { Contacts } from '../shell/RootDocument.tsx';
import { createMemo } from './memo.ts';

/** The calls for content that a site needs; the app's own client is one. */
export interface ContentSource {
  readonly options: () => Promise<SiteOptions>;
  readonly page: (path: string, host: string) => Promise<PageRecord>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Shown while the backend has not yet told them. */
const FALLBACK: Contacts = { tel: '8 423 200-00-00' };

/** Contacts and page records of one host, remembered for a minute. `source` is called when something is asked for. */
export function createSiteContent(host: Host, source: () => ContentSource) {
  const options = createMemo<SiteOptions>({ ttlMs: MINUTE_MS, staleMs: 24 * HOUR_MS, max: 1 });
  const pages = createMemo<PageRecord>({ ttlMs: MINUTE_MS, staleMs: HOUR_MS, max: 500 });
  return {
    /** For header and footer; a backend that fails does not take the page with it. */
    getContacts: async (): Promise<Contacts> => {
      try {
        return (await options('options', () => source().options())).value.contacts;
      } catch {
        return FALLBACK;
      }
    },
    /** The record of a page of this host. Throws ApiError; 404 where there is none. */
    getPage: async (path: string): Promise<PageRecord> =>
      (await pages(path, () => source().page(path, host))).value,
  };
}
