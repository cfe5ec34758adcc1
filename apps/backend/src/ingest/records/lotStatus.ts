import type { LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { tidy } from '../normalise/tidyText.ts';

const STATUSES: Readonly<Record<string, LotStatus>> = {
  '': 'coming',
  sold: 'sold',
  'sold by nego': 'sold',
  'not sold': 'not_sold',
  cancelled: 'cancelled',
  canceled: 'cancelled',
  removed: 'removed',
};

/** STATUS of a feed, whose case is unstable; undefined for a word that is none. */
export const lotStatus = (text: string): LotStatus | undefined => STATUSES[tidy(text).toLowerCase()];
