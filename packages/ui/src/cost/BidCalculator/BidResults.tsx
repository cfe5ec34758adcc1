import type { ReactNode } from 'react';
import type { BidResponse, OverBudget } from '@vvoz/law/bidTypes';
import type { Totals } from '@vvoz/law/costTypes';
import { PRICE_LABELS } from '@vvoz/law/priceLabels';
import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { formatChance } from '../model/chanceText.ts';
import { formatRub } from '../model/receiptText.ts';
import * as css from './BidCalculator.css.ts';

/** A bid in whole units of the auction's currency, and its turnkey total in whole roubles. */
export interface Bid {
  readonly bid: number;
  readonly totalRub: number;
}

/** The highest bid of a variant with its total, and the lower bids that still exceed the budget. */
export type ShownBid = Pick<BidResponse, 'variant' | 'bid' | 'overBudgetBelow' | 'chance'> & {
  readonly receipt: { readonly totals: Pick<Totals, 'total'> } | null;
};

/** Result for a budget. */
export type BudgetBids =
  | {
      readonly kind: 'found';
      /** The variant selected on the page comes first. */
      readonly bids: readonly ShownBid[];
      /** Cost of one bid step: «Каждые 10 000 ¥ ставки — ещё 5 913 ₽». */
      readonly step?: Bid;
      /** The lowest possible cost of the lot; shown when no bid fits. */
      readonly cheapest?: Bid;
    }
  | { readonly kind: 'failed' };

interface Props {
  response: BudgetBids;
  currency: Currency;
}

function Message({ mark, children }: { mark: string; children: ReactNode }) {
  return (
    <div className={css.message}>
      <span className={mark}>
        <Icon name="warn" />
      </span>
      <p>{children}</p>
    </div>
  );
}

/** «от 1 190 000 ¥ до 1 215 000 ¥ — дороже бюджета: до 1 531 200 ₽.»; for a single bid, its total. */
function formatOverBudget({ from, to, total }: OverBudget, currency: Currency): string {
  const up = `до${NBSP}`;
  return from === to
    ? `${formatMoney(to, currency)} — дороже бюджета: ${formatRub(total)}.`
    : `от${NBSP}${formatMoney(from, currency)} ${up}${formatMoney(to, currency)} — дороже бюджета: ${up}${formatRub(total)}.`;
}

function Row({ shown, first, currency }: { shown: ShownBid; first: boolean; currency: Currency }) {
  const { variant, bid, receipt, overBudgetBelow: over, chance } = shown;
  return (
    <div className={css.result}>
      <dt className={css.variant}>{PRICE_LABELS[variant].name}</dt>
      {bid === null || receipt === null ? (
        <dd className={css.bid.none}>не укладывается</dd>
      ) : (
        <>
          <dd className={css.bid[first ? 'first' : 'next']}>
            до{NBSP}
            {formatMoney(bid, currency)}
          </dd>
          <dd className={css.total}>под ключ {formatRub(receipt.totals.total)}</dd>
          {chance === undefined ? null : (
            <dd className={css.total}>{formatChance(chance)} таких уходили за столько или дешевле</dd>
          )}
          {over === null ? null : <dd className={css.total}>Но {formatOverBudget(over, currency)}</dd>}
        </>
      )}
    </div>
  );
}

/** The result for a budget: the highest bid of each import variant, or the reason why there is none. */
export function BidResults({ response, currency }: Props) {
  if (response.kind === 'failed') {
    return (
      <Message mark={css.failedMark}>Расчёт сейчас недоступен. Попробуйте ещё раз через минуту.</Message>
    );
  }
  const { bids, step, cheapest } = response;
  if (bids.every(({ bid }) => bid === null)) {
    return (
      <Message mark={css.mark}>
        В этот бюджет не укладывается ни одна ставка.
        {cheapest === undefined
          ? null
          : ` Дешевле всего — ${formatRub(cheapest.totalRub)} при ставке ${formatMoney(cheapest.bid, currency)}.`}
      </Message>
    );
  }
  return (
    <>
      <dl className={css.results}>
        {bids.map((shown, index) => (
          <Row key={shown.variant} shown={shown} first={index === 0} currency={currency} />
        ))}
      </dl>
      {step === undefined ? null : (
        <p className={css.remark}>
          Каждые {formatMoney(step.bid, currency)} ставки — ещё {formatRub(step.totalRub)}.
        </p>
      )}
    </>
  );
}
