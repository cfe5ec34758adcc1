import { z } from 'zod';
import { mapHosts, type Host } from '@vvoz/catalogue/hosts/hosts';
import { formatLocalUrl, mapUrlVariables, getUrlVariable } from '@vvoz/catalogue/hosts/hostVariables';

const url = z
  .url({ protocol: /^https?$/, error: ({ input }) => `${JSON.stringify(input)} is not an http(s) address` })
  .transform((text) => text.replace(/\/$/, ''));

const schema = z.object({
  API_URL: url.default('http://127.0.0.1:4000'),
  ...mapUrlVariables((host) => url.default(formatLocalUrl(host))),
});

const releaseSchema = z.object({ VVOZ_VERSION: z.string().min(1), VVOZ_COMMIT: z.string().min(1) });

/** Version and commit of a release. */
export interface Release {
  readonly version: string;
  readonly commit: string;
}

/** Reads which release this process is, as the release's `server.js` has set it; null in a checkout. */
export function readRelease(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Release | null {
  const { data } = releaseSchema.safeParse(source);
  return data ? { version: data.VVOZ_VERSION, commit: data.VVOZ_COMMIT } : null;
}

/** An address for each host. */
export type HostUrls = Readonly<Record<Host, string>>;

export interface StorefrontEnv {
  /** Address of the catalogue API. */
  readonly apiUrl: string;
  /** Public addresses of the hosts, without a trailing slash. */
  readonly hosts: HostUrls;
}

/**
 * Reads the environment of a storefront, at run time only: a build must not depend on it. Throws an Error that names each
 * wrong variable.
 */
export function readStorefrontEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): StorefrontEnv {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`Wrong environment variables: ${wrong}. Correct them and start again.`);
  }
  const { API_URL, ...urls } = parsed.data;
  return { apiUrl: API_URL, hosts: mapHosts((host) => urls[getUrlVariable(host)]) };
}
