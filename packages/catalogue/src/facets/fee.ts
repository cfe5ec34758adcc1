import { FEE_CLASSES } from '@vvoz/law/classes';
import { LAW } from '@vvoz/law/lawFigures';
import { formatFeeClass } from '@vvoz/law/lawTexts';
import { formatMoney, formatNumber } from '../words/format.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

/** «3 400 или 5 200 ₽»: the preferential fees. */
function formatPersonalFees(): string {
  const [under3, older] = LAW.personalFeesRub;
  return `${formatNumber(under3)} или ${formatMoney(older, 'rub')}`;
}

/** 1 492 800 → «1,5». */
const formatMillions = (rub: number): string => (rub / 1_000_000).toFixed(1).replace('.', ',');

/** «утильсбор 5 200 ₽ вместо 1,5–3,5 млн»: the fee of a car over three years with and without the preference. */
function formatFeeSaving(): string {
  const [, older] = LAW.personalFeesRub;
  return `утильсбор ${formatMoney(older, 'rub')} вместо ${LAW.commercialFeesRub.map(formatMillions).join('–')} млн`;
}

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
