import { z } from 'zod';
import { mapHosts, type Host } from '@vvoz/catalogue/hosts/hosts';
import { localUrl, mapUrlVariables, urlVariable } from '@vvoz/catalogue/hosts/hostVariables';

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));

const schema = z.object({
  API_URL: url.default('http://127.0.0.1:4000'),
  ...mapUrlVariables((host) => url.default(localUrl(host))),
});

/** An address for each host. */
export type HostUrls = Readonly<Record<Host, string>>;

export interface StorefrontEnv {
  /** Where the catalogue API answers. */
  readonly apiUrl: string;
  /** Addresses of the hosts as visitors know them, without a slash at the end. */
  readonly hosts: HostUrls;
}

/**
 * Reads the environment of a storefront: at run time, never at build time. Throws an Error that names each variable that
 * is wrong.
 */
export function readStorefrontEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
): StorefrontEnv {
  const read = schema.safeParse(source);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`The environment is not usable. ${wrong}`);
  }
  const { API_URL, ...urls } = read.data;
  return { apiUrl: API_URL, hosts: mapHosts((host) => urls[urlVariable(host)]) };
}
