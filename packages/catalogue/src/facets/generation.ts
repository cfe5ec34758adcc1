import type { FacetDetails, TextRow } from './facetRow.ts';

/** The common beginning of the body codes of a generation: ZVW5. */
export const generation = {
  key: 'generation',
  kind: 'text',
  url: 'generation',
  label: 'Поколение',
  replaces: ['kuzov'],
  pattern: /^[\p{L}\p{N}-]{2,20}$/u,
  control: 'none',
  chipCaption: 'поколение',
} as const satisfies TextRow;

export const getGenerationDetails = () =>
  ({
    v1: 'generation',
    v2: 'generation',
    options: 'series',
    seo: 'noindex',
    explanation: 'Общее начало заводских кодов: ZVW5 — это ZVW50, ZVW51 и ZVW55',
    wire: 'flag',
    refusal: 'must be the common beginning of body codes, such as ZVW5',
    stored: { as: 'prefix', of: 'kuzov' },
    counted: { as: 'none' },
    without: 'поколения',
    dropCost: 60,
    identity: true,
  }) as const satisfies FacetDetails;
