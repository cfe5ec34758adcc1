import type { PublicOptions } from './publicOptions.ts';

/** Address of the options on the site's own host. */
const PUBLIC_OPTIONS_PATH = '/api/site';

let loading: Promise<PublicOptions> | undefined;

async function load(): Promise<PublicOptions> {
  const answer = await fetch(PUBLIC_OPTIONS_PATH);
  // A TypeError, as without a network, because a later attempt may succeed.
  if (!answer.ok) throw new TypeError(`${PUBLIC_OPTIONS_PATH} answered ${answer.status}`);
  return (await answer.json()) as PublicOptions;
}

/** Loads the operator's settings with one request per document. After a failure the next call sends another. */
export function loadPublicOptions(): Promise<PublicOptions> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
