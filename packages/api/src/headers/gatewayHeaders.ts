/**
 * Header with the versions of catalogue and content: in the backend's answers at `/versions`, in a site's answers at
 * VERSION_PATH, and in the gateway's requests.
 */
export const VERSION_HEADER = 'x-vvoz-version';
/** Path at which the gateway asks a site for the versions. */
export const VERSION_PATH = '/gateway-version';
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
