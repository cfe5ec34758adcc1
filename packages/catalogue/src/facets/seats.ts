import { NBSP } from '../words/format.ts';
import { SEAT_COUNTS } from '../words/vehicleKinds.ts';
import type { FacetDetails, FixedOption, ListRow } from './facetRow.ts';
import { matchOneOf } from './patterns.ts';

const CHOICES: readonly FixedOption[] = [
  { label: 'до 4', values: ['2', '3', '4'] },
  { label: '5', values: ['5'] },
  { label: '6', values: ['6'] },
  { label: '7', values: ['7'] },
  { label: '8+', values: ['8', '9'] },
];

const formatSeats = (value: string): string => `${value}${NBSP}${Number(value) < 5 ? 'места' : 'мест'}`;

/** Number of seats, the driver's included. */
export const seats = {
  key: 'seats',
  kind: 'list',
  url: 'seats',
  label: 'Мест',
  case: 'lower',
  pattern: matchOneOf(SEAT_COUNTS),
  control: 'choices',
  several: true,
  choices: () => CHOICES,
  values: SEAT_COUNTS,
  valueText: formatSeats,
} as const satisfies ListRow;

export const getSeatsDetails = () =>
  ({
    v1: 'seats',
    v2: 'seats',
    options: 'template',
    seo: 'noindex',
    wire: 'codes',
    refusal: `must be one of ${SEAT_COUNTS.join(', ')}`,
    stored: { as: 'text', column: 'seats' },
    counted: { as: 'options' },
    without: 'числа мест',
    dropCost: 40,
  }) as const satisfies FacetDetails;
