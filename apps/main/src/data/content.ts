import type { PageRecord, SiteOptions } from '@vvoz/api/content/schemas';
import { createMemo } from '@vvoz/storefront/data/memo.ts';
import type { Contacts } from '@vvoz/storefront/shell/RootDocument.tsx';
import { backend } from './backend.ts';

const HOUR = 3_600_000;
const options = createMemo<SiteOptions>({ ttlMs: 60_000, staleMs: 24 * HOUR, max: 1 });
const pages = createMemo<PageRecord>({ ttlMs: 60_000, staleMs: HOUR, max: 500 });

/** Shown while the backend has not yet told them. */
const FALLBACK: Contacts = { tel: '8 423 200-00-00' };

/** Contacts for header and footer; a backend that fails does not take the page with it. */
export async function getContacts(): Promise<Contacts> {
  try {
    return (await options('options', () => backend().content.options())).value.contacts;
  } catch {
    return FALLBACK;
  }
}

/** The record of a page of this host. Throws ApiError; 404 where there is none. */
export const getPage = async (path: string): Promise<PageRecord> =>
  (await pages(path, () => backend().content.page(path, 'main'))).value;
