import { FEE_CLASSES } from '../cost/classes.ts';
import { LAW } from '../cost/lawFigures.ts';
import { formatFeeClass, formatFeeSaving, formatPersonalFees } from '../cost/lawTexts.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

/** Recycling fee of an individual: the preferential rate, or the commercial table. */
export const fee = {
  key: 'fee',
  kind: 'list',
  url: 'fee',
  label: 'Утилизационный сбор',
  case: 'lower',
  pattern: matchOneOf(FEE_CLASSES),
  control: 'switch',
  switch: { value: 'low', why: formatFeeSaving() },
  several: true,
  values: FEE_CLASSES,
  valueText: (value) => FEE_CLASSES.filter((feeClass) => feeClass === value).map(formatFeeClass)[0] ?? value,
} as const satisfies ListRow;

export const getFeeDetails = () =>
  ({
    v1: 'fee',
    v2: 'fee',
    options: 'template',
    seo: 'noindex',
    explanation: `До ${LAW.personalPowerHp} л.с. и до ${LAW.personalDisplacementCc / 1000} литров физлицо платит ${formatPersonalFees()}, выше — сотни тысяч и миллионы`,
    wire: 'codes',
    refusal: `must be ${FEE_CLASSES.join(' or ')}`,
    stored: { as: 'text', column: 'fee_class' },
    counted: { as: 'options' },
    without: 'утилизационного сбора',
    dropCost: 30,
  }) as const satisfies FacetDetails;
