import { z } from 'zod';
import type { TemplateName } from '@vvoz/catalogue/templates/templates';
import { wireLotSchema } from '../wire/lotSchema.ts';
import { count } from '../wire/wireValues.ts';

/** One of `parts` parts of a catalogue's offers, counted from 0. A lot stays in its part. */
export interface OfferPart {
  readonly template: TemplateName;
  readonly part: number;
  readonly parts: number;
}

/** `/api/v2/offers`: `next` is null on the last page. */
export const v2OffersSchema = z.object({ items: z.array(wireLotSchema), next: z.string().nullable() });

const landings = z.array(z.object({ names: z.array(z.string()), count }));

/**
 * `/api/v2/offers/summary`: the brands and models with enough offers; `version` changes with the offers, `changed` is
 * the end of the last import that changed one (ISO, UTC).
 */
export const v2OfferSummarySchema = z.object({
  version: z.string(),
  changed: z.string().optional(),
  brands: landings,
  models: landings,
});
export type OfferSummary = z.output<typeof v2OfferSummarySchema>;
