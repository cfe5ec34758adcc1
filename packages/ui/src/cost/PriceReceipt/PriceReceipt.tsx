import type { ReactNode } from 'react';
import type { Receipt, Variant } from '@vvoz/law/costTypes';
import { NBSP } from '@vvoz/catalogue/words/format';
import { Band } from '../../primitives/Band/Band.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import { formatRub } from '../model/receiptText.ts';
import { sortAssumptions } from '../model/receiptView.ts';
import type { ReceiptChange } from '../model/receiptView.ts';
import { ReceiptForm } from './ReceiptForm.tsx';
import type { ReceiptFormProps } from './ReceiptForm.tsx';
import { ReceiptNotes, ReceiptWarning } from './ReceiptNotes.tsx';
import { ReceiptTable } from './ReceiptTable.tsx';
import { VariantTabs } from './VariantTabs.tsx';
import type { ReceiptTab } from './VariantTabs.tsx';

export interface PriceReceiptProps {
  /** One to three variants; a single one is shown without tabs. */
  tabs: readonly ReceiptTab[];
  /** The variant whose lines are shown. */
  current: Variant;
  /** The receipt to show instead of the current variant's own: that of another bid. */
  shown?: Receipt | undefined;
  /** The switch between bids. */
  bids?: ReactNode;
  /** Absent when the result does not depend on payer and city. */
  form?: ReceiptFormProps;
  /** Which price of the lot the receipt starts from: «средняя за 90 дней», «стартовая цена». */
  priceNote?: string;
  changes?: readonly ReceiptChange[];
  /** Content beside the heading. */
  aside?: ReactNode;
  /** Address of this page, to try again after a failed calculation. */
  retryHref?: string;
  id?: string;
}

function Warnings({ receipt }: { receipt: Receipt }) {
  const { warnings, reasons } = sortAssumptions(receipt);
  const { interval } = receipt;
  return (
    <>
      {warnings.length === 0 ? null : (
        <ReceiptWarning>
          <p>{warnings.map((text) => `${text}.`).join(' ')}</p>
        </ReceiptWarning>
      )}
      {interval === undefined ? null : (
        <ReceiptWarning
          title={`От${NBSP}${formatRub(interval.low.totals.total)} до${NBSP}${formatRub(interval.high.totals.total)}`}
        >
          <p>{[...reasons, 'В строках ниже — исход, который дороже'].map((text) => `${text}.`).join(' ')}</p>
        </ReceiptWarning>
      )}
    </>
  );
}

interface NoReceiptProps {
  problem: string | undefined;
  retryHref: string | undefined;
}

/** Shown instead of the lines when this lot cannot be calculated, or when the calculation failed. */
function NoReceipt({ problem, retryHref }: NoReceiptProps) {
  if (problem !== undefined) {
    return (
      <Notice tone="empty" level={3} title="Этот способ не рассчитать">
        <p>{problem}</p>
      </Notice>
    );
  }
  return (
    <Notice
      tone="failed"
      level={3}
      title="Расчёт сейчас недоступен"
      {...(retryHref === undefined ? {} : { actions: <Button href={retryHref}>Повторить</Button> })}
    >
      <p>Остальное на странице верно. Попробуйте ещё раз через минуту.</p>
    </Notice>
  );
}

/** «Из чего цена»: import variants, payer and city, every line of the cost, the total and the assumptions. */
export function PriceReceipt({
  tabs,
  current,
  shown,
  bids,
  form,
  priceNote,
  changes = [],
  aside,
  retryHref,
  id = 'receipt',
}: PriceReceiptProps) {
  const tab = tabs.find(({ variant }) => variant === current);
  const receipt = shown ?? tab?.receipt;
  const city = form?.cities.find(({ key }) => key === form.city);
  return (
    <Band id={id} title="Из чего цена" aside={aside}>
      {tabs.length > 1 ? <VariantTabs tabs={tabs} current={current} /> : null}
      {bids}
      {form === undefined ? null : <ReceiptForm {...form} />}
      {receipt === undefined ? (
        <NoReceipt problem={tab?.problem} retryHref={retryHref} />
      ) : (
        <>
          <Warnings receipt={receipt} />
          <ReceiptTable receipt={receipt} city={city} priceNote={priceNote} />
          <ReceiptNotes assumptions={sortAssumptions(receipt).assumptions} changes={changes} />
        </>
      )}
    </Band>
  );
}
