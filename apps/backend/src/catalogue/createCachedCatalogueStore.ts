import { LRUCache } from 'lru-cache';
import { OWN_DEMAND, runWithDemand } from '@vvoz/api/visitor/demand';
import { createSharedWork } from '@vvoz/api/visitor/sharedWork';
import type { CatalogueStore, LandingPart } from './CatalogueStore.ts';

/** Maximum age of the version, ms: an import becomes visible within this time. */
const VERSION_MS = 500;
/** Answers with parts of landings. A site asks for a few in all. */
const MAX_ANSWERS = 200;

/**
 * Remembers the version of the catalogue for a moment, and the parts of its landings for that version: finding them
 * needs a walk through all lots. Everything else is answered from an index or from single rows, which costs as little
 * as a cache.
 */
export function createCachedCatalogueStore(store: CatalogueStore): CatalogueStore {
  const parts = new LRUCache<string, readonly LandingPart[]>({ max: MAX_ANSWERS });
  const walks = createSharedWork<readonly LandingPart[]>();
  let cachedVersion: { readonly value: Promise<string>; readonly at: number } | undefined;

  function readVersion(): Promise<string> {
    const now = performance.now();
    if (!cachedVersion || now - cachedVersion.at > VERSION_MS) {
      // On behalf of all visitors, because the visitor of this request may leave.
      const current = { value: runWithDemand(OWN_DEMAND, () => store.version()), at: now };
      cachedVersion = current;
      current.value.catch(() => {
        if (cachedVersion === current) cachedVersion = undefined;
      });
    }
    return cachedVersion.value;
  }

  return {
    ...store,
    version: readVersion,
    landingParts: async (request) => {
      const key = `${await readVersion()} ${JSON.stringify(request)}`;
      const before = parts.get(key);
      if (before) return before;
      return walks.run(key, async () => {
        // The walk continues when the robot has left, so that its next attempt gets the answer.
        const found = await runWithDemand(OWN_DEMAND, () => store.landingParts(request));
        parts.set(key, found);
        return found;
      });
    },
  };
}
