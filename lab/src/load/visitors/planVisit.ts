import type { Host } from '@vvoz/catalogue/hosts/hosts';
import { listPlaces, TEMPLATES } from '@vvoz/catalogue/templates/templates';
import type { Chance } from '../../lib/random.ts';
import { createPopularity } from './popularity.ts';

/** What a visitor does next. Before each step but the first the visitor reads for some time. */
export type VisitStep =
  /** Opens a document with its files and pictures. */
  | { readonly kind: 'page'; readonly path: string }
  /** Changes filters in place: the page calls the site. */
  | { readonly kind: 'filter'; readonly path: string }
  /** Opens a lot of the list that is on screen, counted from its beginning. */
  | { readonly kind: 'lot'; readonly nth: number };

const BRANDS = ['', 'toyota', 'honda', 'nissan', 'mazda', 'subaru', 'suzuki', 'mitsubishi', 'lexus'];
const YEARS = ['', 'year_min=2018', 'year_min=2015', 'year_min=2020', 'year_min=2012', 'year_min=2010'];
const MILEAGES = ['', 'mileage_max=100000', 'mileage_max=80000', 'mileage_max=50000', 'mileage_max=150000'];

interface FilterChoice {
  readonly brand: string;
  readonly query: string;
}

/** All combinations, the most popular first: those whose values come first in their lists. */
const CHOICES: readonly FilterChoice[] = BRANDS.flatMap((brand, brandRank) =>
  YEARS.flatMap((year, yearRank) =>
    MILEAGES.map((mileage, mileageRank) => ({
      brand,
      query: [year, mileage].filter((part) => part !== '').join('&'),
      rank: brandRank + yearRank + mileageRank,
    })),
  ),
).toSorted((a, b) => a.rank - b.rank);

const pickChoice = createPopularity(CHOICES.length);
/** Cards of a page. */
const pickCard = createPopularity(12);

interface Catalogue {
  readonly name: string;
  readonly path: string;
  /** Its lots are cars of Japanese brands, so that all of BRANDS lead to a page. */
  readonly hasBrands: boolean;
}

/** The catalogues of a host, in the order of the registry; the first is visited most. */
const listCatalogues = (host: Host): readonly Catalogue[] =>
  TEMPLATES.flatMap((template) =>
    listPlaces(template)
      .filter((place) => place.host === host)
      .map(({ path }) => ({ name: template.name, path, hasBrands: template.type === 'japan' })),
  );

const join = (path: string, query: string): string => (query === '' ? path : `${path}?${query}`);

const formatPage = ({ path, hasBrands }: Catalogue, { brand, query }: FilterChoice): string =>
  join(hasBrands && brand !== '' ? `${path}/${brand}` : path, query);

const formatRequest = ({ name, hasBrands }: Catalogue, { brand, query }: FilterChoice): string =>
  join(
    `/api/catalog/${name}`,
    [hasBrands && brand !== '' ? `brand=${brand}` : '', query].filter((part) => part !== '').join('&'),
  );

/** Average number of steps after the first pages. */
const MEAN_STEPS = 5;
/** A third of the visitors begin on the front page; the others follow a link from elsewhere to a list. */
const FRONT_PAGE_ONCE_IN = 3;

/** Plans a visit to a host: one or two pages, then filters and lots, of which popular ones are picked more often. */
export function planVisit(chance: Chance, host: Host): readonly VisitStep[] {
  const catalogues = listCatalogues(host);
  const catalogue = catalogues[createPopularity(catalogues.length, 1.5)(chance)];
  if (!catalogue) throw new Error(`The host ${host} has no catalogue`);
  const choose = (): FilterChoice => CHOICES[pickChoice(chance)] ?? { brand: '', query: '' };
  const steps: VisitStep[] = [];
  if (chance.onceIn(FRONT_PAGE_ONCE_IN)) steps.push({ kind: 'page', path: '/' });
  steps.push({ kind: 'page', path: formatPage(catalogue, choose()) });
  while (!chance.onceIn(MEAN_STEPS + 1))
    steps.push(
      chance.onceIn(2)
        ? { kind: 'lot', nth: pickCard(chance) }
        : { kind: 'filter', path: formatRequest(catalogue, choose()) },
    );
  return steps;
}
