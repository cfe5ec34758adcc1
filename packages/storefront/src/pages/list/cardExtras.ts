import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import type { ViewChoice } from '@vvoz/catalogue/query/viewChoice';
import type { LotCardExtras } from '@vvoz/ui/lots/LotCard/extras.ts';
import { createMoneyWriter, type RubRates } from '@vvoz/ui/lots/model/inCurrency.ts';
import { findTurnkeyPrice } from '@vvoz/ui/lots/model/shownPrice.ts';

/** Creates what a list adds to a lot's card: turnkey price by the chosen variant, badges, amounts in the chosen currency. */
export function createCardExtras(
  { variant, currency }: ViewChoice = {},
  rates: RubRates,
): (lot: PricedLot) => LotCardExtras {
  const money = createMoneyWriter(currency, rates);
  return (lot) => ({ turnkey: findTurnkeyPrice(lot, variant), badges: lot.badges, money });
}
