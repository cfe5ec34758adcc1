import { formatLimit160, PREFERENCE_CONDITIONS } from '@vvoz/law/lawTexts';
import { formatLotHref, formatLotName } from '@vvoz/catalogue/lots/lotText';
import { formatPriceHeading } from '@vvoz/law/priceLabels';
import { formatMoney } from '@vvoz/catalogue/words/format';
import { findOwnPrice } from '@vvoz/ui/lots/model/prices.ts';
import type { BudgetBids } from '@vvoz/ui/cost/BidCalculator/BidResults.tsx';
import { formatChance } from '@vvoz/ui/cost/model/chanceText.ts';
import { formatBorder, sortAssumptions } from '@vvoz/ui/cost/model/receiptView.ts';
import { formatRubleRange } from '@vvoz/ui/lots/model/turnkey.ts';
import type { Receipt, Variant } from '@vvoz/law/costTypes';
import { findChosenResponse } from './findChosenResponse.ts';
import { HOME_CITY } from '../../model/lotChoice.ts';
import type { LotPageProps } from './LotPageProps.ts';
import type { LeadSubject } from '@vvoz/site-browser/leads/RequestForm.tsx';

/** The parts of a lot's page that a request repeats. */
type ShownLot = Pick<LotPageProps, 'lot' | 'choice' | 'costs' | 'terms' | 'origin'>;

const dropAbsent = (record: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== ''));

/** The receipt that the visitor saw, as texts and numbers: sum and its ends, their reasons, day, border, tables. */
function describeReceipt(response: Receipt): Readonly<Record<string, unknown>> {
  const { id, date, day, totals, interval, limit160, variant, payer, settingsVersion, tables } = response;
  return {
    id,
    date,
    day: day?.from,
    total: totals.total,
    low: interval?.low.totals.total,
    likely: interval?.likely,
    reasons: interval && sortAssumptions(response).reasons.join('. '),
    border: formatBorder(response),
    limit160: limit160 && formatLimit160(limit160),
    variant,
    payer,
    settings: settingsVersion,
    tables: tables.version,
    tablesFrom: tables.validFrom,
  };
}

/** «1 298 016 – 1 620 839 ₽»: the totals at the ends of the estimate. */
const formatUsual = (ends: NonNullable<ShownLot['costs']>['ends']): string | undefined =>
  ends && formatRubleRange(ends.high.response.totals.total, ends.low.response.totals.total);

/** «примерно 7 из 10»: how often such lots went within the visitor's budget; undefined without a budget or an estimate. */
function findChance(variant: Variant, bids: BudgetBids | undefined): string | undefined {
  const shown = bids?.kind === 'found' ? bids.bids.find((one) => one.variant === variant) : undefined;
  return shown?.chance === undefined ? undefined : formatChance(shown.chance);
}

/** True if the recycling fee of the receipt, or of its cheaper end, is the preferential one. */
const isPreferred = ({ lines, interval }: Receipt): boolean =>
  [...lines, ...(interval?.low.lines ?? [])].some(({ note }) => note === PREFERENCE_CONDITIONS);

/** «под ключ, конструктор». */
const formatWay = (variant: Variant): string => {
  const heading = formatPriceHeading(variant);
  return heading.charAt(0).toLowerCase() + heading.slice(1);
};

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
    sum && `${formatWay(response.variant)}${choice.city === HOME_CITY ? '' : `, ${city}`}: ${sum}`,
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
        ...describeReceipt(response),
        city,
        budget: choice.budget,
        usual: formatUsual(costs?.ends),
        from: costs?.priceNote,
        chance: findChance(response.variant, costs?.bids),
      }),
    ...(response && isPreferred(response) ? { conditions: `${PREFERENCE_CONDITIONS}.` } : {}),
  };
}
