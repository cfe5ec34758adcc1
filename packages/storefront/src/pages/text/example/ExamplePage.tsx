import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { formatCatalogueAddress } from '@vvoz/catalogue/address/cataloguePath';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import { findTemplate } from '@vvoz/catalogue/templates/templates';
import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { MONTH_NAMES } from '@vvoz/catalogue/words/months';
import { PriceReceipt } from '@vvoz/ui/cost/PriceReceipt/PriceReceipt.tsx';
import { Steps } from '@vvoz/ui/content/Steps/Steps.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { Button } from '@vvoz/ui/primitives/Button/Button.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { Row } from '@vvoz/ui/primitives/Stack/Row.tsx';
import { SpecTable } from '@vvoz/ui/primitives/SpecTable/SpecTable.tsx';
import type { ExampleReceipt } from '../../../data/exampleReceipt.ts';
import { PageMain } from '../../../shell/PageMain.tsx';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';
import { PURCHASE_STEPS } from '../shared/purchaseSteps.ts';
import { EXAMPLE } from './exampleLot.ts';
import * as css from './example.css.ts';

export interface ExamplePageProps {
  readonly record: PageRecord;
  readonly path: string;
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** Absent if the calculator fails. */
  readonly receipt?: ExampleReceipt['receipt'] | undefined;
}

function Facts({ year, month }: Pick<ExamplePageProps, 'year' | 'month'>) {
  return (
    <SpecTable
      items={[
        { term: 'Машина', value: EXAMPLE.name },
        { term: 'Кузов', value: `${EXAMPLE.kuzov} · универсал` },
        { term: 'Год, месяц', value: `${MONTH_NAMES[month - 1]} ${year}` },
        { term: 'Пробег', value: `${formatNumber(EXAMPLE.mileageKm)}${NBSP}км` },
        { term: 'Двигатель', value: `бензин, ${formatNumber(EXAMPLE.engineCc)}${NBSP}см³` },
        { term: 'Мощность', value: `${EXAMPLE.powerHp}${NBSP}л.с.` },
        { term: 'Оценка', value: EXAMPLE.grade },
        { term: 'Выигравшая ставка', value: formatMoney(EXAMPLE.price, 'jpy') },
      ]}
    />
  );
}

/** The three payments, with the subtotals of the receipt. */
function Payments({ totals }: Pick<ExampleReceipt['receipt'], 'totals'>) {
  return (
    <SpecTable
      items={[
        { term: 'За рубеж, по счёту', value: formatMoney(totals.abroad, 'rub') },
        { term: 'Таможне', value: formatMoney(totals.customs, 'rub') },
        { term: 'Во Владивостоке', value: formatMoney(totals.russia, 'rub') },
        { term: 'Всего', value: <b>{formatMoney(totals.total, 'rub')}</b> },
      ]}
    />
  );
}

/** The steps with all that is known about them. */
const STEPS = PURCHASE_STEPS.map(({ detail, ...step }) => ({ ...step, text: `${step.text} ${detail}` }));

const CATALOGUE = findTemplate('japan-main')?.path ?? '/';

/** An example of a purchase: the vehicle, the steps with durations and documents, the receipt line by line. */
export function ExamplePage({ record, path, year, month, receipt }: ExamplePageProps) {
  const toyotas = formatCatalogueAddress(CATALOGUE, { ...EMPTY_QUERY, lists: { brand: [EXAMPLE.brand] } });
  return (
    <PageMain sections>
      <div className={css.head}>
        <Breadcrumbs items={listRecordCrumbs(record)} />
        <PageTitle>{record.title}</PageTitle>
        <p className={css.lead}>
          Машина условная, правила и ставки настоящие: расчёт сделан сегодня теми же таблицами, что и цены в
          каталоге. Обычно от торгов до номеров проходит от сорока до семидесяти дней.
        </p>
        <Facts year={year} month={month} />
      </div>
      <Band id="steps" title="Шаги, сроки, документы">
        <Steps steps={STEPS} />
      </Band>
      {receipt ? (
        <Band id="payments" title="Три платежа">
          <Payments totals={receipt.totals} />
        </Band>
      ) : null}
      <PriceReceipt
        tabs={[{ variant: 'poshlina', href: `${path}#receipt`, ...(receipt ? { receipt } : {}) }]}
        current="poshlina"
        priceNote="выигравшая ставка"
        changes={receipt?.changes ?? []}
        retryHref={`${path}#receipt`}
        aside="Физлицо, полная пошлина, получение во Владивостоке"
      />
      <Row>
        <Button tone="primary" href={toyotas}>
          Такие машины на торгах
        </Button>
        <Button href="/informacziya/instrukczii/kak-chitat-raschyot-postrochno">Как читать расчёт</Button>
      </Row>
    </PageMain>
  );
}
