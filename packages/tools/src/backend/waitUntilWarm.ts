import { CATALOGUE_TYPE_NAMES } from '@vvoz/catalogue/types/catalogueTypes';

/** Waits for the counts of whole catalogues, which a backend computes when it starts. */
export async function waitUntilWarm(url: string): Promise<void> {
  for (const type of CATALOGUE_TYPE_NAMES)
    for (const call of ['facets', 'budgets']) {
      const response = await fetch(`${url}/api/v2/${call}?type=${type}`);
      await response.arrayBuffer();
    }
}
