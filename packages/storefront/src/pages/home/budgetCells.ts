import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import { EMPTY_QUERY } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatBodyType } from '@vvoz/catalogue/words/bodyTypes';
import { formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import { formatShortRub } from '@vvoz/catalogue/words/shortMoney';
import type { Budgets } from '@vvoz/api/v2/v2Schemas';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import { makeOnce } from '../../model/makeOnce.ts';
import type { LineLink } from '@vvoz/ui/home/Lines/Lines.tsx';

/** The median of fewer lots would be misleading. */
const MIN_LOTS = 10;
const MAX_BODIES = 4;

export interface BudgetCell {
  /** «до 1 млн ₽», «1–1,5 млн ₽», «от 2,5 млн ₽». */
  readonly title: string;
  /** Lots of all body types. */
  readonly count: number;
  readonly lines: readonly LineLink[];
}

type Budget = Budgets['items'][number];

function formatBudget({ min, max }: Pick<Budget, 'min' | 'max'>): string {
  if (min === undefined) return max === undefined ? 'любой' : `До ${formatShortRub(max)}`;
  if (max === undefined) return `От ${formatShortRub(min)}`;
  const unit = `${NBSP}млн${NBSP}₽`;
  return `${formatShortRub(min).replace(unit, '')}–${formatShortRub(max)}`;
}

const formatMedians = ({ year, mileage }: Budget['bodies'][number]): string =>
  [
    year === undefined ? '' : `${year}${NBSP}год`,
    mileage === undefined ? '' : `${formatNumber(Math.round(mileage / 1000))}${NBSP}тыс.${NBSP}км`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Makes a cell per budget: its most frequent body types with median year, mileage and price, linked to their lists. */
export const buildBudgetCells = makeOnce(({ items }: Budgets, template: Template): readonly BudgetCell[] =>
  items.map((budget) => {
    const { min, max, bodies } = budget;
    const lines = bodies
      .filter(({ count }) => count >= MIN_LOTS)
      .flatMap((one) => {
        const name = formatBodyType(one.body);
        if (name === undefined) return [];
        const href = formatEntrance(template, {
          ...EMPTY_QUERY,
          lists: { body: [one.body] },
          ranges: { cost: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } },
        });
        return [{ href, name: capitalize(name), note: formatMedians(one), figure: formatShortRub(one.cost) }];
      })
      .slice(0, MAX_BODIES);
    return {
      title: formatBudget(budget),
      count: bodies.reduce((sum, { count }) => sum + count, 0),
      lines,
    };
  }),
);
