import { formatLotHref, formatLotName } from '@vvoz/catalogue/lots/lotText';
import { formatMoney } from '@vvoz/catalogue/words/format';
import { findOwnPrice } from '@vvoz/ui/lots/model/prices.ts';
import { formatRubleRange } from '@vvoz/ui/lots/model/turnkey.ts';
import { findChosenResponse } from './findChosenResponse.ts';
import { HOME_CITY } from '../../model/lotChoice.ts';
import type { LotPageProps } from './LotPageProps.ts';
import type { LeadSubject } from '@vvoz/site-browser/leads/RequestForm.tsx';

/** The parts of a lot's page that a request repeats. */
type ShownLot = Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms' | 'origin'>;

const dropAbsent = (record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== ''));

/** Describes what the visitor saw on a lot's page: the lot, the chosen variant, payer, city, budget and the sum. */
export function createLotSubject({ lot, choice, costs, terms, origin }: ShownLot): LeadSubject {
  const response = findChosenResponse({ choice, costs });
  const city = terms.cities.find(({ key }) => key === choice.city)?.name;
  const low = response?.interval?.low.totals.total;
  const own = findOwnPrice(lot).amount;
  const sum = response && formatRubleRange(response.totals.total, low);
  const about = [
    [formatLotName(lot), lot.kuzov, lot.year].filter((word) => word !== undefined).join(' '),
    lot.lotNumber && `лот ${lot.lotNumber}`,
    sum && (choice.city === HOME_CITY ? `под ключ ${sum}` : `под ключ, ${city}: ${sum}`),
    !sum && own,
    choice.budget !== undefined && `бюджет ${formatMoney(choice.budget, 'rub')}`,
  ];
  return {
    about: about.filter(Boolean).join(', '),
    lot: dropAbsent({
      type: lot.type,
      id: lot.id,
      brand: lot.brand,
      model: lot.model,
      year: lot.year,
      kuzov: lot.kuzov,
      number: lot.lotNumber,
      status: lot.status,
      price: own,
      url: `${origin}${formatLotHref(lot)}`,
    }),
    receipt:
      response &&
      dropAbsent({
        id: response.id,
        date: response.date,
        total: response.totals.total,
        low,
        variant: response.variant,
        payer: response.payer,
        city,
        budget: choice.budget,
        from: costs?.priceNote,
        settings: response.settingsVersion,
        tables: response.tables.version,
      }),
  };
}
