import { COUNTRIES, type Country } from '@vvoz/catalogue/words/countries';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { formatCount, NBSP } from '@vvoz/catalogue/words/format';
import { LOT_FORMS } from '@vvoz/catalogue/words/nouns';
import type { CountedCatalogue, CountryCatalogues } from './countries.ts';

/** «Японии, Кореи и Китая». */
function joinCountries(countries: readonly Country[]): string {
  const names = countries.map((country) => COUNTRIES[country].of);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} и${NBSP}${last}`;
}

/** Counts each lot once: a catalogue with a part of a type's lots is skipped when the catalogue with all of them is counted. */
function countLots(catalogues: readonly CountedCatalogue[]): number {
  const hasWhole = ({ type, typeParent }: Template) =>
    catalogues.some(
      ({ template: other }) =>
        other.base === undefined && other.type === type && other.typeParent === typeParent,
    );
  return catalogues
    .filter(
      ({ template }) => template.group !== 'stats' && (template.base === undefined || !hasWhole(template)),
    )
    .reduce((sum, { count = 0 }) => sum + count, 0);
}

/**
 * Formats the sentence below the heading: what the site offers, to whom, and that searching is free. Only lots that can be
 * bought abroad now are counted: no sold lots, no cars that are in Russia already.
 */
export function formatIntroSentence(countries: readonly CountryCatalogues[]): string {
  const abroad = countries.flatMap(({ country, catalogues }) => {
    const count = countLots(catalogues);
    return country === 'russia' || count === 0 ? [] : [{ country, count }];
  });
  const total = abroad.reduce((sum, { count }) => sum + count, 0);
  const lots =
    total === 0
      ? 'построчный расчёт каждого лота до Владивостока'
      : `${formatCount(total, LOT_FORMS)} с${NBSP}построчным расчётом до Владивостока`;
  const from = abroad.length === 0 ? '' : ` из${NBSP}${joinCountries(abroad.map(({ country }) => country))}`;
  return `Машины${from} для тех, кто покупает себе и${NBSP}хочет знать цену заранее: ${lots}. Поиск, расчёт и${NBSP}консультация бесплатны.`;
}
