import { formatLocalDate } from '../words/format.ts';
import type { FacetDetails, ListRow } from './facetRow.ts';

/** Day of the auction, by the calendar of its country. */
export const day = {
  key: 'day',
  kind: 'list',
  url: 'auction_date_interval',
  label: 'День торгов',
  case: 'lower',
  pattern: /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  control: 'week',
  several: true,
  valueText: formatLocalDate,
} as const satisfies ListRow;

export const getDayDetails = () =>
  ({
    v1: 'auction_date_interval',
    v2: 'auction_date_interval',
    options: 'week',
    seo: 'noindex',
    explanation: 'Дни идут по времени той страны, где торги',
    wire: 'days',
    refusal: 'must be a local day, such as 2026-11-25',
    stored: { as: 'text', column: 'day' },
    counted: { as: 'options', daily: true },
    without: 'дня торгов',
    dropCost: 25,
  }) as const satisfies FacetDetails;
