import { createGet, type CallOptions, type ClientOptions } from '../http.ts';
import { optionsSchema, pageSchema, type PageRecord, type SiteOptions } from './contentSchemas.ts';

/** Typed client of the content calls. Every method throws ApiError. */
export function createContentClient(options: ClientOptions) {
  const get = createGet(options);
  return {
    /** Site options: contacts, hours. */
    options: (call?: CallOptions): Promise<SiteOptions> => get(optionsSchema, 'api/options', [], call),
    /** The record of a page by its path on a host; throws an ApiError of status 404 if there is none. */
    page: (path: string, name: string, call?: CallOptions): Promise<PageRecord> =>
      get(
        pageSchema,
        'api/pages',
        [
          ['path', path],
          ['name', name],
        ],
        call,
      ),
  };
}

export type ContentClient = ReturnType<typeof createContentClient>;
