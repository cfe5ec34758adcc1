import type { ReactNode } from 'react';
import type { PricedLot } from '@vvoz/catalogue/cost/lotCosts';
import { findTurnkeyPrice } from '@vvoz/ui/lots/model/turnkey.ts';
import { SimilarLots } from '@vvoz/ui/lots/SimilarLots/SimilarLots.tsx';

interface Props {
  readonly lots: readonly PricedLot[];
  readonly title: string;
  /** A link to all of them. */
  readonly aside?: ReactNode;
}

/** Similar lots as cards, with their turnkey prices. */
export const SimilarBand = (props: Props) => (
  <SimilarLots {...props} extras={(lot) => ({ turnkey: findTurnkeyPrice(lot), badges: lot.badges })} />
);
