import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { PriceReceipt } from '@vvoz/ui/cost/PriceReceipt/PriceReceipt.tsx';
import { findChosenResponse } from './findChosenResponse.ts';
import { formatChoiceHref, listChoicePairs } from '../../model/lotChoice.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** The receipt of a lot's costs with one tab per variant; renders nothing without a price to calculate from. */
export function LotReceipt({
  lot,
  choice,
  costs,
  terms,
}: Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms'>) {
  if (!costs) return null;
  const path = formatLotHref(lot);
  return (
    <PriceReceipt
      tabs={costs.costs.map(({ variant, response, problem }) => ({
        variant,
        href: formatChoiceHref(path, { ...choice, variant }, 'receipt'),
        ...(response ? { receipt: response } : {}),
        ...(problem === undefined ? {} : { problem }),
      }))}
      current={choice.variant}
      form={{
        action: `${path}#receipt`,
        hiddenPairs: listChoicePairs(choice, ['payer', 'city', 'date']),
        payer: choice.payer,
        city: choice.city,
        cities: terms.cities,
        date: choice.date,
      }}
      priceNote={costs.priceNote}
      changes={findChosenResponse({ choice, costs })?.changes ?? []}
      retryHref={formatChoiceHref(path, choice, 'receipt')}
      aside={`Сумма строк равна итогу`}
    />
  );
}
