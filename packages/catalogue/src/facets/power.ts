import { LAW } from '@vvoz/law/lawFigures';
import type { FacetDetails, RangeRow } from './facetRow.ts';

/** Power in hp, which decides the recycling fee. */
export const power = {
  key: 'power',
  kind: 'range',
  url: 'pw',
  label: 'Мощность',
  unit: 'л.с.',
  bounds: [0, 9999],
  control: 'range',
} as const satisfies RangeRow;

export const getPowerDetails = () =>
  ({
    v1: 'pw',
    v2: 'pw',
    options: 'filter',
    seo: 'noindex',
    explanation: `До ${LAW.personalPowerHp} л.с. утильсбор за личную машину — тысячи рублей, выше — миллионы`,
    wire: 'numbers',
    refusal: 'must be a whole number',
    stored: { as: 'number', column: 'power' },
    counted: { as: 'histogram', bins: 20 },
    without: 'мощности',
    dropCost: 50,
    steps: { by: 'tenth', times: 1, stopAt: LAW.personalPowerHp },
  }) as const satisfies FacetDetails;
