import { z } from 'zod';

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));

const schema = z.object({
  API_URL: url.default('http://127.0.0.1:4000'),
  VVOZ_MAIN_URL: url.default('http://localhost:3000'),
  VVOZ_CHINA_URL: url.default('http://localhost:3001'),
  VVOZ_SPEC_URL: url.default('http://localhost:3002'),
});

export interface StorefrontEnv {
  /** Where the catalogue API answers. */
  readonly apiUrl: string;
  /** Addresses of the three hosts as visitors know them. */
  readonly hosts: { readonly main: string; readonly china: string; readonly spec: string };
}

/** Reads the environment of a storefront; throws an Error that names each variable that is wrong. */
export function readStorefrontEnv(source: Readonly<Record<string, string | undefined>>): StorefrontEnv {
  const read = schema.safeParse(source);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`The environment is not usable. ${wrong}`);
  }
  const { API_URL, VVOZ_MAIN_URL, VVOZ_CHINA_URL, VVOZ_SPEC_URL } = read.data;
  return { apiUrl: API_URL, hosts: { main: VVOZ_MAIN_URL, china: VVOZ_CHINA_URL, spec: VVOZ_SPEC_URL } };
}
