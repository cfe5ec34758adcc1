import { fetchJson } from '../page/fetchJson.ts';
import type { PublicOptions } from './publicOptions.ts';

/** Address of the options on the site's own host. */
const PUBLIC_OPTIONS_PATH = '/api/site';

let loading: Promise<PublicOptions> | undefined;

/** Loads the operator's settings with one request per document. After an Outage the next call sends another. */
export function loadPublicOptions(): Promise<PublicOptions> {
  loading ??= fetchJson<PublicOptions>(PUBLIC_OPTIONS_PATH).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
