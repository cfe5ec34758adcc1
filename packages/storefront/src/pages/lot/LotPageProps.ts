import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { CalcTerms } from '@vvoz/law/costTypes';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import type { Template } from '@vvoz/catalogue/templates/templates';
import type { MotoChar } from '@vvoz/api/content/contentSchemas';
import type { LotNeighbours } from '@vvoz/api/v2/neighbourSchemas';
import type { LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import type { LotPageCosts } from '../../data/loadCosts.ts';
import type { VisitPlace } from '../../model/visitPlace.ts';
import type { LotChoice } from '../../model/lotChoice.ts';

export interface LotPageProps {
  readonly lot: Lot;
  readonly similar: readonly PricedLot[];
  /** How many lots of the same brand, model and body code the catalogue has. */
  readonly alike?: number;
  /** The lot's catalogue, for breadcrumbs. Absent when this host has none for its type. */
  readonly template?: Template;
  /** Where a car in stock stands. Absent for all other lots. */
  readonly visit?: VisitPlace;
  /** The office's telephone number. */
  readonly tel: string;
  /** Absent when the operator's consent text is not known: then the page offers the phone. */
  readonly leadOptions?: LeadOptions | undefined;
  /** Payer, city, variant and budget that the visitor chose. */
  readonly choice: LotChoice;
  /** Absent when the lot has no price to calculate from. */
  readonly costs?: LotPageCosts;
  readonly terms: CalcTerms;
  /** The sales that the lot is compared with; absent when the backend failed. */
  readonly neighbours?: LotNeighbours;
  /** Characteristics of a motorcycle's model. */
  readonly characteristics?: MotoChar;
  /** To the minute. */
  readonly now: Date;
  /** This host's public address, for the link to share. */
  readonly origin: string;
}
