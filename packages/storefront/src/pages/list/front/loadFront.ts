import { applyPatch } from '@vvoz/catalogue/query/applyPatch';
import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import { EMPTY_QUERY, type CatalogueQuery } from '@vvoz/catalogue/query/query';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { NBSP } from '@vvoz/catalogue/words/format';
import { withFallback } from '@vvoz/site-server/log/reportFailure';
import type { BudgetLink } from '@vvoz/ui/home/BudgetRow/BudgetRow.tsx';
import type { KindTile } from '@vvoz/ui/home/KindTiles/KindTiles.tsx';
import type { QuickLink } from '@vvoz/ui/home/QuickLinks/QuickLinks.tsx';
import type { Storefront } from '../../../data/createStorefront.ts';
import type { KindBandProps } from '../../kinds/KindBand.tsx';
import { loadKinds } from '../../kinds/loadKinds.ts';
import { listKindLinks, makeKindTiles } from '../../../model/kindTiles.ts';
import { FRONT_TEXTS, type FrontTexts } from './frontTexts.ts';

/** What the front page of a host shows around its catalogue. */
export interface Front extends Pick<FrontTexts, 'sentence' | 'duration' | 'steps'> {
  readonly tiles: readonly KindTile[];
  /** Kinds of engines. */
  readonly engines: readonly QuickLink[];
  readonly budgets: readonly BudgetLink[];
  /** Kinds of vehicles of other catalogues of the host. */
  readonly others: readonly KindBandProps[];
}

const MILLION = 1_000_000;

/** «до 3 млн ₽», «3–5 млн ₽», «от 9 млн ₽». */
function formatBudget(min: number | undefined, max: number | undefined): string {
  const unit = `${NBSP}млн${NBSP}₽`;
  if (min === undefined) return `до${NBSP}${max}${unit}`;
  return max === undefined ? `от${NBSP}${min}${unit}` : `${min}–${max}${unit}`;
}

/** Counts the lots of each budget; a budget that cannot be counted or has none is left out. */
async function loadBudgets(
  { data }: Pick<Storefront, 'data'>,
  template: Template,
  [low, middle, high]: FrontTexts['budgets'],
): Promise<readonly BudgetLink[]> {
  const pairs = [
    [undefined, low],
    [low, middle],
    [middle, high],
    [high, undefined],
  ] as const;
  const cells = await Promise.all(
    pairs.map(async ([min, max]) => {
      const cost = {
        ...(min === undefined ? {} : { min: min * MILLION }),
        ...(max === undefined ? {} : { max: max * MILLION }),
      };
      const query = applyPatch(EMPTY_QUERY, { ranges: { cost } });
      const count = await withFallback('count of a budget', data.getCount(template, query), 0);
      return { href: formatEntrance(template, query), name: formatBudget(min, max), count };
    }),
  );
  return cells.filter(({ count }) => count > 0);
}

/** Loads what the front page shows around the catalogue; undefined for every other list. */
export async function loadFront(
  storefront: Pick<Storefront, 'catalogues' | 'data' | 'host'>,
  template: Template,
  { lists, ranges, texts, page }: CatalogueQuery,
  counts: Promise<Pick<FacetCounts, 'options'>>,
): Promise<Front | undefined> {
  const own = FRONT_TEXTS[storefront.host];
  const isWhole = [lists, ranges, texts].every((part) => Object.keys(part).length === 0);
  if (!own || template.path !== '/' || !isWhole || page !== 1) return undefined;
  const [facets, budgets, others] = await Promise.all([
    counts,
    loadBudgets(storefront, template, own.budgets),
    loadKinds(storefront, own.others),
  ]);
  const { sentence, duration, steps } = own;
  const engines = template.facets.includes('engineKind')
    ? listKindLinks(template, 'engineKind', facets).map(({ href, name: label, count }) => ({
        href,
        label,
        count,
      }))
    : [];
  return { sentence, duration, steps, tiles: makeKindTiles(template, facets), engines, budgets, others };
}
