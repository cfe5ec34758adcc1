import { OWN_DEMAND, runWithDemand } from '@vvoz/api/visitor/demand';
import { createSharedWork } from '@vvoz/api/visitor/sharedWork';
import type { CatalogueStore, LandingPart } from './CatalogueStore.ts';

/** Maximum age of the version, ms: an import becomes visible within this time. */
const VERSION_MS = 500;

/**
 * Remembers the version of the catalogue for a moment, and lets equal requests for the parts of its landings share one
 * walk through all lots. Answers are remembered where they are texts (`http/server/caching.ts`).
 */
export function createCachedCatalogueStore(store: CatalogueStore): CatalogueStore {
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
    landingParts: async (request) =>
      // The walk continues when a robot has left, for the others who wait for it.
      walks.run(`${await readVersion()} ${JSON.stringify(request)}`, () =>
        runWithDemand(OWN_DEMAND, () => store.landingParts(request)),
      ),
  };
}
