import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import type { CalcTerms } from '@vvoz/catalogue/cost/costTypes';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { LotStatistics } from '@vvoz/api/v2/v2Schemas';
import type { LotPageCosts } from '../data/loadCosts.ts';
import type { LotChoice } from './lotChoice.ts';

export interface LotPageProps {
  readonly lot: Lot;
  readonly similar: readonly PricedLot[];
  /** How many of its brand, model and body code the catalogue has. */
  readonly alike?: number;
  /** The catalogue that the lot belongs to; its breadcrumbs lead there. Absent where this host has none for its type. */
  readonly template?: Template;
  /** Telephone of the office, for the request. */
  readonly tel: string;
  /** For whom and where the price is; what may be spent. */
  readonly choice: LotChoice;
  /** Absent where there is nothing to calculate from. */
  readonly costs?: LotPageCosts;
  readonly terms: CalcTerms;
  /** What like lots were sold for; absent where the backend does not say. */
  readonly statistics?: LotStatistics;
  readonly now: Date;
  /** This host's address, for the link to share. */
  readonly origin: string;
}
