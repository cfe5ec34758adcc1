import { HOSTS, type Host } from '@vvoz/catalogue/hosts/hosts';
import type { PageRecord, SiteOptions } from '@vvoz/api/content/contentSchemas';
import { ApiError } from '@vvoz/api/errors';
import { createLeadOptions, type LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import { readStorefrontEnv } from '../config/env.ts';
import { noteTelephone } from '../config/knownTelephone.ts';
import { isAbsent } from './isAbsent.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** The calls of the content client that a site needs. */
export interface ContentSource {
  readonly options: () => Promise<SiteOptions>;
  readonly page: (path: string, host: string) => Promise<PageRecord>;
}

/** The contacts to show while those of the site options are not known. */
const getFallbackContacts = (host: Host): SiteOptions['contacts'] => {
  const { tel } = readStorefrontEnv();
  return tel === undefined ? HOSTS[host].contacts : { ...HOSTS[host].contacts, tel };
};

/** Creates the getters of contacts and page records of one host. They call `source` when needed. */
export function createSiteContent(host: Host, source: () => ContentSource) {
  const options = createMemo<SiteOptions>({ ...LIFETIMES.content, max: 1 });
  const pages = createMemo<{ readonly page?: PageRecord }>({ ...LIFETIMES.content, max: 500, maxMib: 6 });
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
  /** Returns contacts, hours, messengers; undefined if they were not loaded within a day (`LIFETIMES.content`). */
  const getSiteOptions = (): Promise<SiteOptions | undefined> =>
    withFallback(
      'site options',
      options('options', () => source().options()).then(({ value }) => value),
      undefined,
    );
  return {
    findPage,
    getSiteOptions,
    /** Returns what request forms need. Undefined without a text of the consent: pages then offer the phone number. */
    getLeadOptions: async (): Promise<LeadOptions | undefined> => createLeadOptions(await getSiteOptions()),
    /** Returns the contacts of the site options; on failure only `VVOZ_TEL`, or the number of the host's row. */
    getContacts: async (): Promise<SiteOptions['contacts']> => {
      const contacts = (await getSiteOptions())?.contacts ?? getFallbackContacts(host);
      noteTelephone(contacts.tel);
      return contacts;
    },
    /** Returns the record of a page that must exist. Throws ApiError, with status 404 when it does not. */
    getPage: async (path: string): Promise<PageRecord> => {
      const page = await findPage(path);
      if (!page) throw new ApiError({ kind: 'http', url: path, status: 404 });
      return page;
    },
  };
}
