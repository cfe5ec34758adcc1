import { HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import type { PageRecord, SiteOptions } from '@vvoz/api/content/contentSchemas';
import type { Contacts } from '../shell/SiteFrame.tsx';
import { ApiError } from '@vvoz/api/errors';
import { createLeadOptions, type LeadOptions } from '../leads/leadOptions.ts';
import { withFallback } from '../log/reportFailure.ts';
import { isAbsent } from './isAbsent.ts';
import { createMemo } from './memo.ts';

/** The calls of the content client that a site needs. */
export interface ContentSource {
  readonly options: () => Promise<SiteOptions>;
  readonly page: (path: string, host: string) => Promise<PageRecord>;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Creates the getters of contacts and page records of one host, fresh for a minute. They call `source` when needed. */
export function createSiteContent(host: Host, source: () => ContentSource) {
  const options = createMemo<SiteOptions>({ ttlMs: MINUTE_MS, staleMs: 24 * HOUR_MS, max: 1 });
  const pages = createMemo<{ readonly page?: PageRecord }>({ ttlMs: MINUTE_MS, staleMs: HOUR_MS, max: 500 });
  /** Returns the record of a page of this host, or undefined when there is none. Throws ApiError. */
  const findPage = async (path: string): Promise<PageRecord | undefined> => {
    const load = async () => {
      try {
        return { page: await source().page(path, host) };
      } catch (error) {
        if (isAbsent(error)) return {};
        throw error;
      }
    };
    return (await pages(path, load)).value.page;
  };
  /** Returns contacts, hours, messengers; undefined when they never came. */
  const getSiteOptions = (): Promise<SiteOptions | undefined> =>
    withFallback(
      'site options',
      options('options', () => source().options()).then(({ value }) => value),
      undefined,
    );
  return {
    findPage,
    getSiteOptions,
    /** Returns what request forms need; undefined when no text to agree to is known, and a page offers the phone. */
    getLeadOptions: async (): Promise<LeadOptions | undefined> => createLeadOptions(await getSiteOptions()),
    /** For header and footer; on failure the defaults of the host. */
    getContacts: (): Promise<Contacts> =>
      withFallback(
        'site options',
        options('options', () => source().options()).then(({ value }) => value.contacts),
        HOSTS[host].contacts,
      ),
    /** Returns the record of a page that must exist. Throws ApiError, with status 404 when it does not. */
    getPage: async (path: string): Promise<PageRecord> => {
      const page = await findPage(path);
      if (!page) throw new ApiError({ kind: 'http', url: path, status: 404 });
      return page;
    },
  };
}
