import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import { turnkeyVariants } from '@vvoz/catalogue/templates/priceVariants';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { priceLots } from '@vvoz/storefront/catalog/priceLots.ts';
import { createMemo } from '@vvoz/storefront/data/memo.ts';
import { backend } from './backend.ts';

const lots = createMemo<readonly PricedLot[]>({ ttlMs: 300_000, staleMs: 86_400_000, max: 10 });

/** Lots of the models with most lots in a catalogue, with what they cost; undefined where the backend fails. */
export async function getPopular(template: Template): Promise<readonly PricedLot[] | undefined> {
  const { type } = template;
  const load = async () =>
    priceLots(backend().calc, await backend().v1.popular(type), {
      variants: turnkeyVariants(template),
      payer: 'physic',
    });
  try {
    return (await lots(type, load)).value;
  } catch {
    return undefined;
  }
}
