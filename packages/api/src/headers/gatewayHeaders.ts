import { z } from 'zod';

/** Header in which the gateway sends the deployment's secret: the nonce of a page that it keeps (ADR 32). */
export const PLACEHOLDER_HEADER = 'x-vvoz-placeholder';
/** Header with the version of catalogue and content: in the answer to the gateway's question, and in its requests. */
export const VERSION_HEADER = 'x-vvoz-version';
/** Where the gateway asks a site for the version. */
export const VERSION_PATH = '/gateway-version';
/** What the policy of a page for the gateway has in place of the nonce. */
export const NONCE_MARK = '{nonce}';

/**
 * As many characters as the gateway's nonce has, so that it can be replaced in a compressed page, and such as a nonce may
 * have: the framework ignores others.
 */
const SECRET = /^\+[\w-]{30}\+$/;

/** The variable `VVOZ_GATEWAY_SECRET` of sites and gateway; '' counts as absent. */
export const gatewaySecret = z
  .string()
  .transform((text) => text || undefined)
  .refine((text) => text === undefined || SECRET.test(text), {
    // Without the value, which is a secret.
    error: 'must be 32 characters as `npm run -s gateway -- secret` prints them',
  })
  .optional();

/** The versions that a site's pages follow. Each grows with every import that changed something. */
export const VERSION_KINDS = ['catalogue', 'content'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];
export type DataVersions = Readonly<Record<VersionKind, number>>;

/** Formats versions for the header: `12.3`. */
export const formatVersions = (versions: DataVersions): string =>
  VERSION_KINDS.map((kind) => versions[kind]).join('.');

const WRITTEN = /^(\d{1,15})\.(\d{1,15})$/;

/** Reads versions from the header; undefined for anything else. */
export function readVersions(text: string): DataVersions | undefined {
  const [, catalogue, content] = WRITTEN.exec(text) ?? [];
  return catalogue === undefined || content === undefined
    ? undefined
    : { catalogue: Number(catalogue), content: Number(content) };
}
