import { steadyNow } from '@vvoz/api/visitor/steadyClock';
import {
  readVersions,
  VERSION_KINDS,
  type DataVersions,
  type VersionKind,
} from '@vvoz/api/headers/gatewayHeaders';

interface KnownVersions {
  versions: DataVersions | undefined;
  /** When a newer version was first seen, ms since the epoch; 0: never. */
  readonly changedAt: Record<VersionKind, number>;
}

const KEY = Symbol.for('vvoz.dataVersions');
const shared = globalThis as { [KEY]?: KnownVersions };

/** Shared through the process, because Next loads this module once for pages and once for the server's start. */
const known = (shared[KEY] ??= { versions: undefined, changedAt: { catalogue: 0, content: 0 } });

/**
 * Notes the versions that the backend has named. Answers that were requested before a newer one was noted are not used any
 * more (`createMemo`). Versions only grow: a backend that lags behind changes nothing.
 * @param text the value of VERSION_HEADER
 */
export function noteVersions(text: string, now: number = steadyNow()): void {
  const versions = readVersions(text);
  if (!versions) return;
  const old = known.versions;
  if (old === undefined) {
    known.versions = versions;
    // Nobody knows to which version earlier answers belong.
    for (const kind of VERSION_KINDS) known.changedAt[kind] = now;
    return;
  }
  known.versions = {
    catalogue: Math.max(old.catalogue, versions.catalogue),
    content: Math.max(old.content, versions.content),
  };
  for (const kind of VERSION_KINDS) if (versions[kind] > old[kind]) known.changedAt[kind] = now;
}

/** True when these versions, or newer ones, have been noted. Also true for a text that names none. */
export function knowsVersions(text: string): boolean {
  const versions = readVersions(text);
  if (!versions) return true;
  const { versions: old } = known;
  return old !== undefined && VERSION_KINDS.every((kind) => old[kind] >= versions[kind]);
}

/** When a newer version of a kind of data was first seen, ms since the epoch; 0: never, or there is no gateway. */
export const getChangedAt = (kind: VersionKind): number => known.changedAt[kind];

/** Forgets everything; for tests. */
export function forgetVersions(): void {
  known.versions = undefined;
  for (const kind of VERSION_KINDS) known.changedAt[kind] = 0;
}
