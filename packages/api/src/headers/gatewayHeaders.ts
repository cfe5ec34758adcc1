import { z } from 'zod';

/**
 * Header in which the gateway sends the deployment's secret. A site with the same secret uses it as the placeholder for
 * the nonce, in pages that the gateway stores (ADR 32).
 */
export const PLACEHOLDER_HEADER = 'x-vvoz-placeholder';
/**
 * Header with the versions of catalogue and content: in the backend's answers at `/versions`, in a site's answers at
 * VERSION_PATH, and in the gateway's requests.
 */
export const VERSION_HEADER = 'x-vvoz-version';
/** Path at which the gateway asks a site for the versions. */
export const VERSION_PATH = '/gateway-version';
/** Placeholder for the nonce in the policy header of a page for the gateway. */
export const NONCE_MARK = '{nonce}';

/**
 * The secret has the length of the gateway's nonce, so that the nonce can replace it in compressed pages too. It has
 * only characters that the framework accepts in a nonce.
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

/** The kinds of data in a site's pages, each with a version that grows with every import that changes something. */
export const VERSION_KINDS = ['catalogue', 'content'] as const;
export type VersionKind = (typeof VERSION_KINDS)[number];
export type DataVersions = Readonly<Record<VersionKind, number>>;

/** Formats versions for the header: `12.3`. */
export const formatVersions = (versions: DataVersions): string =>
  VERSION_KINDS.map((kind) => versions[kind]).join('.');

const VERSIONS = /^(\d{1,15})\.(\d{1,15})$/;

/** Reads versions from the header; undefined for anything else. */
export function readVersions(text: string): DataVersions | undefined {
  const [, catalogue, content] = VERSIONS.exec(text) ?? [];
  return catalogue === undefined || content === undefined
    ? undefined
    : { catalogue: Number(catalogue), content: Number(content) };
}
