import { formatCatalogueAddress, listPathFacets } from '@vvoz/catalogue/address/cataloguePath';
import { EMPTY_QUERY, PATH_FACETS, type CatalogueQuery, type PathFacet } from '@vvoz/catalogue/query/query';
import { findChosenKinds, KIND_FACETS, type KindFacet } from '@vvoz/catalogue/address/kindFacets';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import { formatKinds } from '@vvoz/seo/catalogue/kindNames';
import type { FacetCounts } from '@vvoz/catalogue/query/view';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatBrand, formatModel, formatVehicle } from '@vvoz/catalogue/words/brands';
import { formatMoney, formatNumber } from '@vvoz/catalogue/words/format';
import { MIN_LANDING_LOTS } from '@vvoz/seo/decideIndexing';
import type { ModelPrices } from '@vvoz/api/v2/v2Schemas';
import { formatPathName } from '../../../address/formatPathName.ts';

/** A link from one landing to another. */
export interface LandingLink {
  readonly href: string;
  readonly name: string;
  /** Beside the name: a number of lots, a price. */
  readonly figure: string;
}

/** Links of one kind with their heading. */
export interface LandingLinks {
  readonly title: string;
  readonly links: readonly LandingLink[];
}

type Model = ModelPrices['items'][number];

/** Models shown as near in price. */
const MAX_NEAR = 6;

/** Formats the heading of the landings below a choice. */
function formatTitle(next: PathFacet, { brand, model }: CatalogueQuery['lists']): string {
  if (next === 'brand') return 'Все марки';
  const name = formatBrand(brand?.[0] ?? '');
  return next === 'model' ? `Модели ${name}` : `Кузова ${name} ${formatModel(model?.[0] ?? '')}`;
}

/**
 * Lists the landings below the one of a query: brands of a catalogue, models of a brand, body codes of a model; for a body code
 * the other codes of its model. Undefined when there are none.
 * @param query the query of a landing, which has no other filter
 * @param facets the counts of the landing's page
 */
export function listLandingsBelow(
  { path }: Pick<Template, 'path'>,
  query: CatalogueQuery,
  facets: FacetCounts,
): LandingLinks | undefined {
  const { lists } = query;
  const next = PATH_FACETS[listPathFacets(query).length] ?? 'kuzov';
  const links = (facets.options[next] ?? [])
    .filter(({ value, count }) => count >= MIN_LANDING_LOTS && value !== '' && value !== lists[next]?.[0])
    .map(({ value, count }) => ({
      href: formatCatalogueAddress(path, { ...EMPTY_QUERY, lists: { ...lists, [next]: [value] } }),
      name: formatPathName(next, value),
      figure: formatNumber(count),
    }));
  return links.length === 0 ? undefined : { title: formatTitle(next, lists), links };
}

const findModel = ({ items }: ModelPrices, { lists }: CatalogueQuery): Model | undefined =>
  items.find(({ brand, model }) => brand === lists.brand?.[0] && model === lists.model?.[0]);

const formatModelHref = ({ path }: Pick<Template, 'path'>, { brand, model }: Model): string =>
  formatCatalogueAddress(path, { ...EMPTY_QUERY, lists: { brand: [brand], model: [model] } });

/** Lists the models whose median price is nearest to that of the chosen model. Undefined when there are none. */
export function listNearModels(
  template: Pick<Template, 'path'>,
  query: CatalogueQuery,
  prices: ModelPrices,
): LandingLinks | undefined {
  const own = findModel(prices, query);
  const { cost } = own ?? {};
  if (cost === undefined) return undefined;
  const links = prices.items
    .flatMap((other) => (other.cost === undefined || other === own ? [] : [{ ...other, cost: other.cost }]))
    .toSorted(
      (one, other) => Math.abs(one.cost - cost) - Math.abs(other.cost - cost) || other.count - one.count,
    )
    .slice(0, MAX_NEAR)
    .toSorted((one, other) => one.cost - other.cost)
    .map((other) => ({
      href: formatModelHref(template, other),
      name: formatVehicle(other.brand, other.model),
      figure: formatMoney(other.cost, 'rub'),
    }));
  return links.length === 0 ? undefined : { title: 'Близкие по цене под ключ, медианы', links };
}

/** Finds the landing of the chosen model in another catalogue: sold lots beside coming ones, and back. */
export function findCounterpart(
  other: Template,
  query: CatalogueQuery,
  prices: ModelPrices,
): LandingLink | undefined {
  const own = findModel(prices, query);
  return (
    own && {
      href: formatModelHref(other, own),
      name: `${formatVehicle(own.brand, own.model)} ${other.titleTail}`,
      figure: formatNumber(own.count),
    }
  );
}

const KIND_TITLES: Readonly<Record<KindFacet, string>> = {
  bodyKind: 'По кузову',
  engineKind: 'По двигателю',
  machineKind: 'По виду техники',
  motoClass: 'По классу',
};

/**
 * Lists the landings of the kinds that can be added to a choice: all of a catalogue, engines for a body. Empty for any other
 * choice.
 * @param facets the counts of the landing's page
 */
export function listKindLandings(
  { path, facets: offered }: Pick<Template, 'path' | 'facets'>,
  query: CatalogueQuery,
  { options }: FacetCounts,
): readonly LandingLinks[] {
  const { lists, ranges, texts } = query;
  const isWhole = [lists, ranges, texts].every((part) => Object.keys(part).length === 0);
  if (!isWhole && !findChosenKinds(query)) return [];
  return KIND_FACETS.filter((key) => offered.includes(key) && !lists[key]).flatMap((key) => {
    const links = (options[key] ?? [])
      .filter(({ count }) => count >= MIN_LANDING_LOTS)
      .map(({ value, count }) => {
        const chosen = { ...EMPTY_QUERY, lists: { ...lists, [key]: [value] } };
        return {
          href: formatCatalogueAddress(path, chosen),
          name: capitalize(formatKinds(chosen)),
          figure: formatNumber(count),
        };
      });
    return links.length === 0 ? [] : [{ title: KIND_TITLES[key], links }];
  });
}
