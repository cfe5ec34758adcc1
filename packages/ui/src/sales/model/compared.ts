import { formatCount, formatNumber, NBSP } from '@vvoz/catalogue/words/format';

/** A sold lot that a lot is compared with. */
export interface ComparedSale {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  /** Whole units of the currency. */
  readonly price: number;
  readonly year?: number | undefined;
  /** km */
  readonly mileage?: number | undefined;
  /** The inspector's grade. */
  readonly grade?: string | undefined;
}

const SALE_FORMS = ['продажа', 'продажи', 'продаж'] as const;
/** «из 412 продаж». */
const OF_SALES_FORMS = ['продажи', 'продаж', 'продаж'] as const;

/** «2018–2020», «52–78»; one text when both ends are equal; undefined without values. */
function formatEnds<T extends number | string>(
  sorted: readonly T[],
  write: (value: T) => string,
): string | undefined {
  const [first] = sorted;
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const [low, high] = [write(first), write(last)];
  return low === high ? low : `${low}–${high}`;
}

const formatThousands = (km: number): string => formatNumber(Math.round(km / 1000));
/** Grades from the worst to the best; other marks (R, ***) are before the figures. */
const sortGrades = (grades: readonly string[]): readonly string[] =>
  grades.toSorted((one, other) => (Number(one) || 0) - (Number(other) || 0));

/**
 * What a lot was compared with: «40 продаж, ближайших из 412 за год: 2018–2020 год, 52–78 тыс. км, оценка 4–4,5».
 * @param total sales among which the nearest were chosen
 */
export function describeCompared(sales: readonly ComparedSale[], total: number): string {
  const numbers = (key: 'year' | 'mileage') =>
    sales.flatMap((sale) => sale[key] ?? []).toSorted((one, other) => one - other);
  const years = formatEnds(numbers('year'), String);
  const kilometres = formatEnds(numbers('mileage'), formatThousands);
  const grades = formatEnds(sortGrades(sales.flatMap(({ grade }) => grade ?? [])), (grade) =>
    grade.replace('.', ','),
  );
  const facts = [
    years && `${years}${NBSP}год`,
    kilometres && `${kilometres}${NBSP}тыс.${NBSP}км`,
    grades && `оценка${NBSP}${grades}`,
  ].filter(Boolean);
  const count = formatCount(sales.length, SALE_FORMS);
  const chosen =
    total > sales.length
      ? `${count}, ближайшие из${NBSP}${formatCount(total, OF_SALES_FORMS)} за${NBSP}год`
      : `${count} за${NBSP}год`;
  return facts.length === 0 ? chosen : `${chosen}: ${facts.join(', ')}`;
}
