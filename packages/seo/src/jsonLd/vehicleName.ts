import type { LotSummary } from '@vvoz/catalogue/lots/lot';
import { formatLotName } from '@vvoz/catalogue/lots/lotText';

/** «Toyota Prius 2019»: the name of a lot's vehicle in lists and on its own page. */
export const formatVehicleName = (lot: LotSummary): string =>
  [formatLotName(lot), lot.year].filter(Boolean).join(' ');
