import type { ModelPrices } from '@vvoz/api/v2/v2Schemas';
import type { TemplateName } from '@vvoz/catalogue/templates/templates';
import { MIN_LANDING_LOTS } from '@vvoz/seo/decideIndexing';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { Backend } from './backend.ts';
import { isAbsent } from './isAbsent.ts';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

const NONE: ModelPrices = { items: [] };

/**
 * Creates the getter of a catalogue's models with landings of their own, each with the median of its turnkey cost. One answer
 * serves all landings of a catalogue. Empty on failure, and with a backend that has no such call.
 */
export function createModelPrices(backend: () => Backend) {
  const prices = createMemo<ModelPrices>({ ...LIFETIMES.sums, max: 20, maxMib: 4 });
  async function load(template: TemplateName): Promise<ModelPrices> {
    try {
      return await backend().v2.modelPrices(template, MIN_LANDING_LOTS);
    } catch (error) {
      if (isAbsent(error)) return NONE;
      throw error;
    }
  }
  return (template: TemplateName): Promise<ModelPrices> =>
    withFallback(
      'prices of models',
      prices(template, () => load(template)).then(({ value }) => value),
      NONE,
    );
}
