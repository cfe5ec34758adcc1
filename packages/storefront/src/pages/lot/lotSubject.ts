import { formatLimit160, PREFERENCE_CONDITIONS } from '@vvoz/law/lawTexts';
import { formatLotHref, formatLotName } from '@vvoz/catalogue/lots/lotText';
import { formatPriceHeading } from '@vvoz/law/priceLabels';
import { PAYER_LABELS } from '@vvoz/law/receiptWords';
import { formatDay, formatMoney } from '@vvoz/catalogue/words/format';
import { findOwnPrice } from '@vvoz/ui/lots/model/prices.ts';
import type { BudgetBids } from '@vvoz/ui/cost/BidCalculator/BidResults.tsx';
import { formatChance } from '@vvoz/ui/cost/model/chanceText.ts';
import { formatBorder, sortAssumptions } from '@vvoz/ui/cost/model/receiptView.ts';
import { formatLargeSum, formatRubleRange, formatSum } from '@vvoz/ui/lots/model/shownPrice.ts';
import type { Receipt, Variant } from '@vvoz/law/costTypes';
import { toSummary } from '../../model/toSummary.ts';
import { findChosenResponse } from './findChosenResponse.ts';
import type { LotPageProps } from './LotPageProps.ts';
import { describeWish, isGone } from './lotWish.ts';
import { toShownCosts } from './shownCosts.ts';
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

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * The sum as the page shows it, then both ends of an expected one, or what an open one depends on: «≈ 1 453 000 ₽, обычно
 * 1 298 016 – 1 620 839 ₽», «2 540 000 – 2 610 000 ₽, мощность, считайте 2,61 млн ₽». A lot that is gone has the sum of its
 * panel, which is that of a card.
 */
function formatShownSum({ lot, choice, costs }: ShownLot): string | undefined {
  const cost = toShownCosts({ choice, costs })[choice.variant];
  if (!cost) return undefined;
  const { amount, sure } = formatSum(toSummary(lot), cost);
  const isOpen = cost.low !== undefined && cost.low !== cost.total;
  const usual = isOpen ? undefined : formatUsual(costs?.ends);
  return [
    lowerFirst(lot.status === 'coming' ? formatLargeSum(toSummary(lot), cost) : amount),
    usual === undefined ? sure : `обычно ${usual}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** «999 000 ¥: 1 620 839 ₽, расчёт ab12»: the end of the estimate whose receipt the visitor has opened. */
function formatOpenedBid({ lot, choice, costs }: ShownLot): string | undefined {
  const end = choice.bid && costs?.ends?.[choice.bid];
  if (!end) return undefined;
  const { totals, interval, id } = end.response;
  const sum = formatRubleRange(totals.total, interval?.low.totals.total);
  return `${formatMoney(end.price, lot.currency)}: ${sum}, расчёт ${id}`;
}

/** «под ключ, конструктор, Омск, юрлицо»: the choices that the sum is for. */
const formatChoices = ({ variant, payer }: Receipt, city: string | undefined): string =>
  [
    lowerFirst(formatPriceHeading(variant)),
    city,
    payer === 'jur' ? PAYER_LABELS[payer].toLowerCase() : undefined,
  ]
    .filter(Boolean)
    .join(', ');

/** Describes what the visitor saw on a lot's page: the lot, the chosen variant, payer, city, day, budget and the sum. */
export function createLotSubject(shown: ShownLot): LeadSubject {
  const { lot, choice, costs, terms, origin } = shown;
  const response = findChosenResponse({ choice, costs });
  const city = terms.cities.find(({ key }) => key === choice.city)?.name;
  const { label, amount: own } = findOwnPrice(lot);
  const sum = formatShownSum(shown);
  const wish = describeWish(lot).about;
  const about = [
    [formatLotName(lot), lot.kuzov, lot.year].filter((word) => word !== undefined).join(' '),
    lot.lotNumber && `лот ${lot.lotNumber}`,
    lot.status === 'sold' && own && `${label} ${own}`,
    response && sum && `${isGone(lot) ? 'сегодня ' : ''}${formatChoices(response, city)}: ${sum}`,
    choice.date !== undefined && response && `расчёт на ${formatDay(choice.date)}`,
    lot.status !== 'sold' && !sum && own,
    choice.budget !== undefined && `бюджет ${formatMoney(choice.budget, 'rub')}`,
  ];
  return {
    about: `${wish ? `${wish} — ` : ''}${about.filter(Boolean).join(', ')}`,
    lot: dropAbsent({
      type: lot.type,
      id: lot.id,
      brand: lot.brand,
      model: lot.model,
      year: lot.year,
      kuzov: lot.kuzov,
      number: lot.lotNumber,
      status: lot.status,
      wish,
      price: own,
      url: `${origin}${formatLotHref(lot)}`,
    }),
    receipt:
      response &&
      dropAbsent({
        ...describeReceipt(response),
        shown: sum,
        way: formatPriceHeading(response.variant),
        who: PAYER_LABELS[response.payer],
        city,
        bid: formatOpenedBid(shown),
        budget: choice.budget,
        usual: formatUsual(costs?.ends),
        from: costs?.priceNote,
        chance: findChance(response.variant, costs?.bids),
      }),
    ...(response && isPreferred(response) ? { conditions: `${PREFERENCE_CONDITIONS}.` } : {}),
  };
}
