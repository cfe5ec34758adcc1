import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { BidEnds } from '@vvoz/ui/cost/BidEnds/BidEnds.tsx';
import { PriceReceipt } from '@vvoz/ui/cost/PriceReceipt/PriceReceipt.tsx';
import { findChosenResponse } from './findChosenResponse.ts';
import { formatChoiceHref, listChoicePairs } from '../../model/lotChoice.ts';
import { listBidEnds } from './listBidEnds.ts';
import type { LotPageProps } from './LotPageProps.ts';

const END_NOTES = { low: 'дешевле уходит каждый десятый', high: 'дороже уходит каждый десятый' } as const;

/** The receipt of a lot's costs with one tab per variant, and per bid of its estimate; renders nothing without a price to calculate from. */
export function LotReceipt({
  lot,
  choice,
  costs,
  terms,
}: Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms'>) {
  if (!costs) return null;
  const path = formatLotHref(lot);
  const end = choice.bid && costs.ends?.[choice.bid].response;
  return (
    <PriceReceipt
      tabs={costs.costs.map(({ variant, response, problem }) => ({
        variant,
        href: formatChoiceHref(path, { ...choice, variant }, 'receipt'),
        ...(response ? { receipt: response } : {}),
        ...(problem === undefined ? {} : { problem }),
      }))}
      current={choice.variant}
      shown={end}
      bids={
        <BidEnds
          ends={listBidEnds({ lot, choice, costs })}
          currency={lot.currency}
          label="Ставка в расчёте"
        />
      }
      form={{
        action: `${path}#receipt`,
        hiddenPairs: listChoicePairs(choice, ['payer', 'city', 'date']),
        payer: choice.payer,
        city: choice.city,
        cities: terms.cities,
        date: choice.date,
      }}
      priceNote={end && choice.bid ? END_NOTES[choice.bid] : costs.priceNote}
      changes={(end ?? findChosenResponse({ choice, costs }))?.changes ?? []}
      retryHref={formatChoiceHref(path, choice, 'receipt')}
      aside={`Сумма строк равна итогу`}
    />
  );
}
