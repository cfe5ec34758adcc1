import type { Lot, LotSummary } from '@vvoz/catalogue/lots/lot';

/** What a card needs of a lot: the rest does not travel to the browser. */
export function toSummary({
  bodyType: _body,
  equipment: _equipment,
  country: _country,
  serial: _serial,
  ...summary
}: Lot): LotSummary & { info?: string } {
  return summary;
}
