import { COUNTRIES, COUNTRY_KEYS, type Country } from '@vvoz/catalogue/words/countries';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { listTypesOfParent } from '@vvoz/catalogue/types/typeRelations';
import { formatAgeClass } from '@vvoz/law/lawTexts';

/** A catalogue with its number of lots. */
export interface CountedCatalogue {
  readonly template: Template;
  /** Undefined: the count failed. */
  readonly count: number | undefined;
}

/** The catalogues of one country. */
export interface CountryCatalogues {
  readonly country: Country;
  readonly name: string;
  readonly catalogues: readonly (CountedCatalogue & { readonly label: string })[];
}

const findParentRow = ({ typeParent }: Template) => {
  const [type] = listTypesOfParent(typeParent);
  return type && CATALOGUE_TYPES[type];
};

/** Finds the country of a catalogue, or of its parent if its type has lots of several countries. */
export const findCountry = (template: Template): Country | undefined =>
  CATALOGUE_TYPES[template.type].country ?? findParentRow(template)?.country;

/** Formats a title that no other catalogue of the country has: «Спецтехника: с левым рулём», «…, проходные 3–5 лет». */
export function formatCatalogueLabel(template: Template): string {
  const { title, base } = template;
  const isMachinery = findParentRow(template)?.vehicle === 'machinery';
  const plainTitle =
    isMachinery && !/спецтехника/i.test(title)
      ? `Спецтехника: ${title.charAt(0).toLowerCase()}${title.slice(1)}`
      : title;
  return base?.lists?.age?.includes('passing') ? `${plainTitle}, ${formatAgeClass('passing')}` : plainTitle;
}

/** Groups catalogues by country, in the order of the countries and of the registry. */
export const groupByCountry = (counted: readonly CountedCatalogue[]): readonly CountryCatalogues[] =>
  COUNTRY_KEYS.flatMap((country) => {
    const catalogues = counted
      .filter(({ template }) => findCountry(template) === country)
      .map((one) => ({ ...one, label: formatCatalogueLabel(one.template) }));
    return catalogues.length === 0 ? [] : [{ country, name: COUNTRIES[country].name, catalogues }];
  });
