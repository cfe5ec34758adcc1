import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { countAllFacets } from './countAllFacets.ts';
import type { CatalogueStore } from './CatalogueStore.ts';
import { findBudgets } from './findBudgets.ts';

const CHECK_INTERVAL_MS = 5000;

export interface KeepWarmOptions {
  readonly store: CatalogueStore;
  readonly types: readonly CatalogueType[];
  readonly onError: (error: unknown) => void;
}

/**
 * Counts whole catalogues before a visitor needs these slow counts: now, and after each import. Returns a function that
 * stops the counting.
 */
export function keepWarm({ store, types, onError }: KeepWarmOptions): () => void {
  let warmVersion: string | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const warm = async () => {
    try {
      const version = await store.version();
      if (version !== warmVersion) {
        for (const type of types)
          if (!stopped) {
            await countAllFacets(store, type, new Map());
            await findBudgets(store, type);
          }
        warmVersion = version;
      }
    } catch (error) {
      if (!stopped) onError(error);
    }
    if (!stopped) timer = setTimeout(() => void warm(), CHECK_INTERVAL_MS).unref();
  };
  void warm();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
