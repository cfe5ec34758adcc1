import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { GRADE_VALUES } from '@vvoz/catalogue/words/gradeOptions';
import { rankGrade } from '@vvoz/catalogue/words/grades';
import type { SalesFigures, SalesSummary } from '@vvoz/api/v2/salesSchemas';
import type { CatalogueStore, SalesGroup, SalesGrouping, Scope } from './CatalogueStore.ts';
import { and } from './filter.ts';

/** Months of a summary, the running one included. */
export const SALES_MONTHS = 12;
/** With fewer prices, a median and a usual range would say more than the sales do: they are left out. */
export const MIN_PRICED_SALES = 8;

/** Upper ends of the intervals of mileage, km. */
const MILEAGES = { car: [30_000, 60_000, 90_000], motorcycle: [5000, 15_000, 30_000] } as const;
/** Years of make with a group of their own; older lots share one. */
const YEARS = 11;
/** Ranks of the best grade of each group but the last: 2 and worse, R and RA, 3 and 3.5, 4, 4.5, better. */
const GRADES = (['2', 'RA', '3.5', '4', '4.5'] as const).map((grade) => rankGrade(grade) ?? 0);

const toFigures = ({ sold, unsold, priced, quantiles }: Omit<SalesGroup, 'group'>): SalesFigures => {
  if (!quantiles || priced < MIN_PRICED_SALES) return { sold, unsold };
  const [p10, p50, p90] = quantiles;
  return { sold, unsold, p10, p50, p90 };
};

/** Writes the interval of a group: its values are above `above` and at most `max`. */
const toIntervals = (groups: readonly SalesGroup[], bounds: readonly number[]) =>
  groups.map((one) => {
    const [above, max] = [bounds[Number(one.group) - 1], bounds[Number(one.group)]];
    return {
      ...(above === undefined ? {} : { above }),
      ...(max === undefined ? {} : { max }),
      ...toFigures(one),
    };
  });

/** The grades of an interval of ranks, best first. */
const listGrades = ({ group }: SalesGroup): string[] =>
  GRADE_VALUES.filter(
    (grade) => GRADES.filter((bound) => (rankGrade(grade) ?? 0) > bound).length === Number(group),
  );

const NOTHING = { sold: 0, unsold: 0, priced: 0, quantiles: null };

/**
 * Finds for how much the lots of a scope went in the last twelve months: together, by month, year of make, mileage and
 * grade, in the currency of the type. Lots of a type with several currencies are compared by what they cost turnkey
 * today, in roubles.
 */
export async function findSalesSummary(
  store: Pick<CatalogueStore, 'sales'>,
  { type, filter }: Scope,
  now: Date,
): Promise<SalesSummary> {
  const { vehicle, currency = 'rub' } = CATALOGUE_TYPES[type];
  const price = CATALOGUE_TYPES[type].currency === undefined ? 'cost' : 'finish';
  const since = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - SALES_MONTHS + 1, 1))
    .toISOString()
    .slice(0, 10);
  const newest = now.getUTCFullYear();
  const years = Array.from({ length: YEARS }, (_, at) => newest - YEARS + at);
  const mileages = MILEAGES[vehicle === 'motorcycle' ? 'motorcycle' : 'car'];
  const groupings: readonly SalesGrouping[] = [
    { by: 'all', price },
    { by: 'all', price: 'cost' },
    { by: 'month', price },
    { by: 'year', bounds: years, price },
    { by: 'mileage', bounds: mileages, price },
    { by: 'rateRank', bounds: GRADES, price },
  ];
  const [
    [total = NOTHING] = [],
    [turnkey = NOTHING] = [],
    byMonth = [],
    byYear = [],
    byMileage = [],
    byGrade = [],
  ] = await store.sales({
    type,
    filter: and(filter, { op: 'between', field: 'day', min: since }),
    groupings,
  });
  const cost = turnkey.priced < MIN_PRICED_SALES ? undefined : turnkey.quantiles?.[1];
  return {
    currency: currency.toUpperCase(),
    since,
    ...toFigures(total),
    ...(cost === undefined ? {} : { cost }),
    months: byMonth.map((month) => ({ month: String(month.group), ...toFigures(month) })),
    years: toIntervals(byYear, years),
    mileages: toIntervals(byMileage, mileages),
    grades: byGrade.toReversed().map((one) => ({ grades: listGrades(one), ...toFigures(one) })),
  };
}
