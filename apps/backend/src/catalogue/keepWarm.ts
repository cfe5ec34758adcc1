import type { CatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { countAllFacets } from './countAllFacets.ts';
import type { CatalogStore } from './CatalogStore.ts';
import { findBudgets } from './findBudgets.ts';

const EVERY_MS = 5000;

export interface KeepWarmOptions {
  readonly store: CatalogStore;
  readonly types: readonly CatalogueType[];
  readonly onError: (error: unknown) => void;
}

/**
 * Counts whole catalogues, the only slow queries, before a visitor needs them: now, and after each import. Returns a
 * function that stops it.
 */
export function keepWarm({ store, types, onError }: KeepWarmOptions): () => void {
  let warmed: string | undefined;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const warm = async () => {
    try {
      const version = await store.version();
      if (version !== warmed) {
        for (const type of types)
          if (!stopped) {
            await countAllFacets(store, type, new Map());
            await findBudgets(store, type);
          }
        warmed = version;
      }
    } catch (error) {
      if (!stopped) onError(error);
    }
    if (!stopped) timer = setTimeout(() => void warm(), EVERY_MS).unref();
  };
  void warm();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
