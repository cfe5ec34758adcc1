import { formatMoney, formatNumber, NBSP, pluralize } from '@vvoz/catalogue/words/format';
import { formatThreeFigures } from '@vvoz/catalogue/words/shortMoney';
import { Band } from '../../primitives/Band/Band.tsx';
import { Notice } from '../../primitives/Notice/Notice.tsx';
import {
  createRangeScale,
  fillMonths,
  findYearChange,
  formatChange,
  formatGradeGroup,
  formatMileageGroup,
  formatSinceMonth,
  formatSoldCount,
  formatSoldShare,
  formatYearGroup,
  type SalesFigures,
  type SalesReviewData,
} from '../model/review.ts';
import { formatPriceRange } from '../model/sales.ts';
import { Chart } from '../SalesChart/Chart.tsx';
import * as chartCss from '../SalesChart/SalesChart.css.ts';
import { SalesDetails } from '../SalesChart/SalesDetails.tsx';
import { SalesTable } from '../SalesChart/SalesTable.tsx';
import { PriceRange } from './PriceRange.tsx';
import * as css from './SalesReview.css.ts';

export interface SalesReviewProps {
  readonly sales: SalesReviewData;
  /** Anchor of the list of these lots. */
  readonly listHref: string;
}

/** A figure of the summary: caption, value and a remark. */
function Figure({ caption, value, remark }: { caption: string; value: string; remark: string }) {
  return (
    <div className={css.cell}>
      <dt className={css.caption}>{caption}</dt>
      <dd className={css.value}>{value}</dd>
      <dd className={css.caption}>{remark}</dd>
    </div>
  );
}

function Summary({ sales }: { sales: SalesReviewData }) {
  const { currency, cost, p10, p50, p90 } = sales;
  const isTurnkey = currency === 'rub';
  const change = findYearChange(fillMonths(sales));
  return (
    <dl className={css.figures}>
      {p50 === undefined ? null : (
        <Figure
          caption={isTurnkey ? 'Медиана, сегодня под ключ' : 'Медиана'}
          value={formatMoney(p50, currency)}
          remark={
            isTurnkey || cost === undefined
              ? 'половина дешевле'
              : `сегодня под ключ ≈${NBSP}${formatThreeFigures(cost)}`
          }
        />
      )}
      {p10 === undefined || p90 === undefined ? null : (
        <Figure
          caption="Обычно"
          value={formatPriceRange(p10, p90, currency)}
          remark="восемь продаж из десяти"
        />
      )}
      <Figure
        caption="Продают"
        value={formatSoldShare(sales)}
        remark={`${formatSoldCount(sales)}${NBSP}${pluralize(sales.sold + sales.unsold, ['лота', 'лотов', 'лотов'])}`}
      />
      {change === undefined ? null : (
        <Figure
          caption={formatSinceMonth(change.from.month)}
          value={formatChange(change.share)}
          remark={`медиана была ${formatMoney(change.from.p50, currency)}`}
        />
      )}
    </dl>
  );
}

function Months({ sales }: { sales: SalesReviewData }) {
  const months = fillMonths(sales);
  const { currency } = sales;
  const isDrawn = months.some(({ p50 }) => p50 !== null);
  return (
    <Band id="sales-months" title="По месяцам">
      {isDrawn ? (
        <div className={chartCss.sales}>
          <Chart months={months} currency={currency} />
          <SalesDetails months={months} currency={currency} />
        </div>
      ) : (
        <>
          <p>В каждом месяце меньше восьми продаж: линию по ним не рисуем.</p>
          <SalesTable months={months} currency={currency} />
        </>
      )}
    </Band>
  );
}

interface GroupsProps {
  readonly id: string;
  readonly title: string;
  readonly groups: readonly (SalesFigures & { readonly label: string })[];
  /** A row for each group instead of a cell. */
  readonly asRows?: boolean;
  readonly sales: SalesReviewData;
}

/**
 * Groups on one scale of prices, with their figures as text: cells of a sheet, or rows when there are many. One group
 * says nothing new.
 */
function Groups({ id, title, groups, asRows = false, sales }: GroupsProps) {
  const { currency, p50: overall } = sales;
  const priced = groups.filter(({ p50 }) => p50 !== undefined);
  if (priced.length < 2) return null;
  const toX = createRangeScale(priced);
  const scale = { toX, overall };
  return (
    <Band
      id={id}
      title={title}
      aside={
        overall === undefined
          ? undefined
          : `одна шкала у всех; пунктир — медиана ${formatMoney(overall, currency)}`
      }
    >
      <ul className={asRows ? css.rows : css.cells}>
        {groups.map((group) => (
          <li key={group.label} className={asRows ? css.row : css.cell}>
            <h3 className={css.label}>{group.label}</h3>
            {group.p50 === undefined ? (
              <p className={css.few}>продаж мало: {formatSoldCount(group)}</p>
            ) : (
              <>
                <p className={css.median}>{formatMoney(group.p50, currency)}</p>
                <p className={css.caption}>
                  {formatPriceRange(group.p10 ?? group.p50, group.p90 ?? group.p50, currency)}
                </p>
                <p className={css.caption}>
                  продано {formatSoldShare(group)} из{NBSP}
                  {formatNumber(group.sold + group.unsold)}
                </p>
                <PriceRange {...scale} figures={group} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** For how much lots went in the last twelve months: summary, months, mileage, grades and years. */
export function SalesReview({ sales, listHref }: SalesReviewProps) {
  const { sold, unsold, p50 } = sales;
  if (sold + unsold === 0) return null;
  const aside = <a href={listHref}>Сами продажи</a>;
  if (p50 === undefined) {
    return (
      <Band id="sales" title="За сколько уходили за 12 месяцев" aside={aside}>
        <Notice>
          <p>
            Продаж мало: {formatSoldCount(sales)}. О цене по ним не судят: посмотрите сами продажи или уберите
            одно условие.
          </p>
        </Notice>
      </Band>
    );
  }
  return (
    <div className={css.review}>
      <Band id="sales" title="За сколько уходили за 12 месяцев" aside={aside}>
        <Summary sales={sales} />
      </Band>
      <Months sales={sales} />
      <Groups
        id="sales-mileage"
        title="По пробегу"
        sales={sales}
        groups={sales.mileages.map((one) => ({ ...one, label: formatMileageGroup(one) }))}
      />
      <Groups
        id="sales-grades"
        title="По оценке"
        sales={sales}
        groups={sales.grades.map((one) => ({ ...one, label: formatGradeGroup(one.grades) }))}
      />
      <Groups
        id="sales-years"
        title="По году выпуска"
        asRows
        sales={sales}
        groups={sales.years.toReversed().map((one) => ({ ...one, label: formatYearGroup(one) }))}
      />
      <p className={css.note}>
        Непроданные лоты в медиану не входят. Где меньше восьми продаж, цен не пишем. Цены — с точностью до
        трёх цифр.
      </p>
    </div>
  );
}
