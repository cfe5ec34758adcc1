import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { HOME_PAGE_SIZE, type Template } from '@vvoz/catalogue/templates/templates';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { Backend } from './backend.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';
import { priceLots } from './priceLots.ts';

/**
 * Creates the getter of the lots of the most frequent models in a catalogue that a front page shows, with their costs;
 * undefined on failure.
 */
export function createPopularLots(backend: () => Backend) {
  const lots = createMemo<readonly PricedLot[]>({ ...LIFETIMES.lots, max: 10 });
  return (template: Template): Promise<readonly PricedLot[] | undefined> => {
    const load = async () =>
      priceLots(backend().calc, (await backend().v1.popular(template.type)).slice(0, HOME_PAGE_SIZE), {
        variants: template.variants,
        payer: 'physic',
      });
    return withFallback(
      'popular lots',
      lots(template.type, load).then(({ value }) => value),
      undefined,
    );
  };
}
