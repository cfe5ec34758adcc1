import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { ViewChoice } from '@vvoz/catalogue/query/viewChoice';
import { LotGrid } from '@vvoz/ui/lots/LotGrid/LotGrid.tsx';
import type { RubRates } from '@vvoz/ui/lots/model/inCurrency.ts';
import { createCardExtras } from './cardExtras.ts';

interface Props {
  readonly lots: readonly PricedLot[];
  readonly choice: ViewChoice | undefined;
  readonly rates: RubRates;
}

/** The cards of a list's first lots. It takes data only, so that the server can remember its HTML. */
export const HeadCards = ({ lots, choice, rates }: Props) => (
  <LotGrid lots={lots} heading="Лоты" extras={createCardExtras(choice, rates)} />
);
