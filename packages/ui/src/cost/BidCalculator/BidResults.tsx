import type { ReactNode } from 'react';
import { formatMoney, NBSP } from '@vvoz/catalogue/words/format';
import type { Currency } from '@vvoz/catalogue/words/currencies';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { ReceiptVariant } from '../model/receipt.ts';
import { rub, VARIANT_LABELS } from '../model/receiptText.ts';
import * as css from './BidCalculator.css.ts';

/** A bid in whole units of the auction's currency, and what it makes turnkey in whole roubles. */
export interface Bid {
  readonly bid: number;
  readonly totalRub: number;
}

export interface BidResult {
  readonly variant: ReceiptVariant;
  readonly label?: string;
  /** The highest bid within the budget; null where even the lowest is beyond it. */
  readonly highest: Bid | null;
  /** Lower bids that are beyond the budget all the same, both ends among them: a rate falls above a customs value. */
  readonly over?: OverBudget;
}

/** In the auction's currency; what the dearest of them makes turnkey in whole roubles. */
export interface OverBudget {
  readonly from: number;
  readonly to: number;
  readonly totalRub: number;
}

export type BidAnswer =
  | {
      readonly kind: 'found';
      /** The variant that the page shows comes first. */
      readonly results: readonly BidResult[];
      /** What the next step of a bid adds: «Каждые 10 000 ¥ ставки — ещё 5 913 ₽». */
      readonly step?: Bid;
      /** The least that the lot can cost, said where nothing fits. */
      readonly least?: Bid;
    }
  | { readonly kind: 'failed' };

interface Props {
  answer: BidAnswer;
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

/** «от 1 190 000 ¥ до 1 215 000 ¥ — дороже бюджета: до 1 531 200 ₽.»; of a single bid its own sum. */
function overText({ from, to, totalRub }: OverBudget, currency: Currency): string {
  const up = `до${NBSP}`;
  return from === to
    ? `${formatMoney(to, currency)} — дороже бюджета: ${rub(totalRub)}.`
    : `от${NBSP}${formatMoney(from, currency)} ${up}${formatMoney(to, currency)} — дороже бюджета: ${up}${rub(totalRub)}.`;
}

function Row({ result, first, currency }: { result: BidResult; first: boolean; currency: Currency }) {
  const { variant, label = VARIANT_LABELS[variant], highest, over } = result;
  return (
    <div className={css.result}>
      <dt className={css.variant}>{label}</dt>
      {highest === null ? (
        <dd className={css.bid.none}>не укладывается</dd>
      ) : (
        <>
          <dd className={css.bid[first ? 'first' : 'next']}>
            до{NBSP}
            {formatMoney(highest.bid, currency)}
          </dd>
          <dd className={css.total}>под ключ {rub(highest.totalRub)}</dd>
          {over === undefined ? null : <dd className={css.total}>Но {overText(over, currency)}</dd>}
        </>
      )}
    </div>
  );
}

/** What a budget gives: the highest bid of each way to import, or why there is none. */
export function BidResults({ answer, currency }: Props) {
  if (answer.kind === 'failed') {
    return (
      <Message mark={css.failedMark}>Расчёт сейчас недоступен. Попробуйте ещё раз через минуту.</Message>
    );
  }
  const { results, step, least } = answer;
  if (results.every(({ highest }) => highest === null)) {
    return (
      <Message mark={css.mark}>
        В этот бюджет не укладывается ни одна ставка.
        {least === undefined
          ? null
          : ` Дешевле всего — ${rub(least.totalRub)} при ставке ${formatMoney(least.bid, currency)}.`}
      </Message>
    );
  }
  return (
    <>
      <dl className={css.results}>
        {results.map((result, index) => (
          <Row key={result.variant} result={result} first={index === 0} currency={currency} />
        ))}
      </dl>
      {step === undefined ? null : (
        <p className={css.remark}>
          Каждые {formatMoney(step.bid, currency)} ставки — ещё {rub(step.totalRub)}.
        </p>
      )}
    </>
  );
}
