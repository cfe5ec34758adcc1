import { z } from 'zod';
import { hstsSeconds } from '@vvoz/api/headers/responseHeaders';
import { trustedProxies, type TrustedProxies } from '@vvoz/api/visitor/trustedProxies';
import { storefrontSecret } from '@vvoz/api/visitor/visitorHeaders';
import {
  exportVariables,
  readExportSettings,
  type ExportSettings,
} from '@vvoz/telemetry/export/exportVariables';
import { mapHosts, type Host } from '@vvoz/catalogue/hosts/hosts';
import { INDEX_NOW_KEY } from '@vvoz/catalogue/hosts/indexNowKey';
import { formatLocalUrl, mapUrlVariables, getUrlVariable } from '@vvoz/catalogue/hosts/hostVariables';

import {
  FOREIGN_SERVICE_NAMES,
  FOREIGN_SERVICES,
  type ForeignServiceIds,
  type ForeignServiceName,
} from '@vvoz/site-browser/services/foreignServices.ts';
import { parseYmlCatalogues, type YmlCatalogue } from './ymlParts.ts';

const url = z
  .url({ protocol: /^https?$/, error: ({ input }) => `${JSON.stringify(input)} is not an http(s) address` })
  .transform((text) => text.replace(/\/$/, ''));

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

/** A variable for each service of another company. */
const serviceVariables = Object.fromEntries(
  FOREIGN_SERVICE_NAMES.map((name) => {
    const { id, variable } = FOREIGN_SERVICES[name];
    const error = ({ input }: { readonly input?: unknown }) =>
      `${JSON.stringify(input)} is not an id of ${name}`;
    return [variable, optional(z.string().regex(id, { error }))] as const;
  }),
);

/** `japan-main:3,china`. Empty: no feeds. */
const ymlCatalogues = z
  .string()
  .default('')
  .transform((text, context) => {
    try {
      return parseYmlCatalogues(text);
    } catch (error) {
      context.addIssue({ code: 'custom', message: error instanceof Error ? error.message : String(error) });
      return z.NEVER;
    }
  });

/** Digits with the usual marks between them: «8 423 200-00-00», «+7 (423) 200-00-00». */
const TELEPHONE = /^\+?\d[\d ()-]{4,24}$/;

/** For a slow backend. A dead one is noticed within 1.5 s (`backendBreaker.ts`). */
const DEFAULT_PAGE_WAIT_MS = 6000;

const schema = z.object({
  ...serviceVariables,
  API_URL: url
    .default('http://127.0.0.1:4000')
    .describe('where the backend answers; `npm start` and `npm run dev` use `VVOZ_BACKEND_PORT`'),
  VVOZ_TRUSTED_PROXIES: trustedProxies,
  VVOZ_STOREFRONT_SECRET: storefrontSecret,
  VVOZ_IP_IN_QUERY: optional(z.stringbool({ error: 'must be true or false' })).describe(
    'whether calls for one visitor also name the address in the query (`ip`), for a backend that knows only the specification',
  ),
  VVOZ_HSTS_SECONDS: hstsSeconds,
  VVOZ_TEL: optional(
    z.string().regex(TELEPHONE, { error: ({ input }) => `${JSON.stringify(input)} is not a phone number` }),
  ).describe(
    'the phone number that pages show in an [outage](reliability.md#outages) until the backend has answered once',
  ),
  VVOZ_YML_CATALOGUES: ymlCatalogues.describe(
    'catalogues with [YML feeds](seo.md#sitemaps-yml-indexnow) for Yandex and the number of their files: `japan-main:3,china`',
  ),
  VVOZ_INDEXNOW_KEY: optional(
    z
      .string()
      .regex(INDEX_NOW_KEY, { error: () => 'must be 8 to 128 letters (a–z, A–Z), digits and dashes' }),
  ).describe(
    'the key of the backend that [announces](seo.md#sitemaps-yml-indexnow) pages; the site serves it',
  ),
  VVOZ_PLAY: optional(z.string().regex(/^[a-z-]{1,20}$/)).describe(
    'set by programs that play (rehearsal, measurement): each line of the log has it as `play`',
  ),
  VVOZ_VITALS: optional(z.stringbool({ error: 'must be true or false' })).describe(
    'whether pages report [their speed](operate.md#speed-for-visitors) when their visitor has agreed',
  ),
  ...exportVariables,
  VVOZ_PAGE_WAIT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(30_000)
    .default(DEFAULT_PAGE_WAIT_MS)
    .describe(
      'how long a page may wait for a slow backend, ms; one that is gone is [noticed](reliability.md#outages) within 0.5 s',
    ),
  ...mapUrlVariables((host) => url.default(formatLocalUrl(host))),
});

/** The variables of a site by their names, for the documentation. */
export const SITE_VARIABLES: z.ZodRawShape = schema.shape;

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
  /** Gateways in front of this site, whose `X-Forwarded-For` is trusted. */
  readonly trusted: TrustedProxies;
  /** Proves to a backend on another machine that a call comes from this site. */
  readonly secret: string | undefined;
  /** Whether calls for one visitor also name the address in the query, as `ip`. */
  readonly sendsIp: boolean;
  /** How long a browser uses only TLS after a visit, s; 0: the operator promises no TLS. */
  readonly hstsSeconds: number;
  /** The phone number to show until the backend has answered once. */
  readonly tel: string | undefined;
  /** Served at `/{key}.txt`; search engines ask for it when the backend announces changes. */
  readonly indexNowKey: string | undefined;
  /** Catalogues whose offers are served as YML feeds; none by default. */
  readonly yml: readonly YmlCatalogue[];
  /** How long a page may wait for the backend, all its calls together, ms. */
  readonly pageWaitMs: number;
  /** The program that plays with this process; undefined: it is meant seriously. */
  readonly play: string | undefined;
  /** Whether pages report their speed when their visitor has agreed. */
  readonly measuresVitals: boolean;
  /** Where traces and metrics go; undefined: nowhere. */
  readonly telemetry: ExportSettings | undefined;
  /** Services of other companies that the operator has switched on. */
  readonly services: ForeignServiceIds;
}

function readServices(values: Readonly<Record<string, unknown>>): ForeignServiceIds {
  const ids: Partial<Record<ForeignServiceName, string>> = {};
  for (const name of FOREIGN_SERVICE_NAMES) {
    const id = values[FOREIGN_SERVICES[name].variable];
    if (typeof id === 'string') ids[name] = id;
  }
  return ids;
}

type EnvSource = Readonly<Record<string, string | undefined>>;

const VARIABLES = Object.keys(schema.shape);
let latest: { readonly values: readonly (string | undefined)[]; readonly env: StorefrontEnv } | undefined;
let serverEnv: StorefrontEnv | undefined;

/**
 * Reads the environment of a storefront, at run time only: a build must not depend on it. Throws an Error that names each
 * wrong variable. A page calls this a dozen times, once for each link to another host, so the same values are parsed once. A
 * server in production reads its variables once, because reading one costs more than reading a field of an object.
 */
export function readStorefrontEnv(source: EnvSource = process.env): StorefrontEnv {
  if (process.env.NODE_ENV === 'production' && source === process.env)
    return (serverEnv ??= parseStorefrontEnv(source));
  const values = VARIABLES.map((name) => source[name]);
  if (latest?.values.every((value, index) => value === values[index])) return latest.env;
  const env = parseStorefrontEnv(source);
  latest = { values, env };
  return env;
}

function parseStorefrontEnv(source: EnvSource): StorefrontEnv {
  const parsed = schema.safeParse(source);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
    throw new Error(`Wrong environment variables: ${wrong}. Correct them and start again.`);
  }
  const {
    API_URL,
    VVOZ_TRUSTED_PROXIES,
    VVOZ_STOREFRONT_SECRET,
    VVOZ_IP_IN_QUERY,
    VVOZ_HSTS_SECONDS,
    VVOZ_TEL,
    VVOZ_INDEXNOW_KEY,
    VVOZ_YML_CATALOGUES,
    VVOZ_PAGE_WAIT_MS,
    VVOZ_PLAY,
    VVOZ_VITALS,
    ...urls
  } = parsed.data;
  return {
    apiUrl: API_URL,
    hosts: mapHosts((host) => urls[getUrlVariable(host)]),
    trusted: VVOZ_TRUSTED_PROXIES,
    secret: VVOZ_STOREFRONT_SECRET,
    sendsIp: VVOZ_IP_IN_QUERY ?? false,
    hstsSeconds: VVOZ_HSTS_SECONDS,
    tel: VVOZ_TEL,
    indexNowKey: VVOZ_INDEXNOW_KEY,
    yml: VVOZ_YML_CATALOGUES,
    pageWaitMs: VVOZ_PAGE_WAIT_MS,
    play: VVOZ_PLAY,
    measuresVitals: VVOZ_VITALS ?? false,
    telemetry: readExportSettings(parsed.data, 'vvoz-site'),
    services: readServices(parsed.data),
  };
}
