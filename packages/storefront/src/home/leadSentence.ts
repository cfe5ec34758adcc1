import { COUNTRIES, type Country } from '@vvoz/catalogue/words/countries';
import { formatCount, NBSP } from '@vvoz/catalogue/words/format';
import type { CountryCatalogues } from './countries.ts';

const FORMS = ['лот', 'лота', 'лотов'] as const;

/** «Японии, Кореи и Китая». */
function joinCountries(countries: readonly Country[]): string {
  const names = countries.map((country) => COUNTRIES[country].of);
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} и${NBSP}${last}`;
}

/**
 * What the site is, for whom, and what it costs to try, in one sentence. Only lots that can be bought now are counted: no
 * statistics of sales, no cars that are in Russia already.
 */
export function formatLeadSentence(countries: readonly CountryCatalogues[]): string {
  const abroad = countries.flatMap(({ country, catalogues }) => {
    const count = catalogues
      .filter(({ template }) => template.group !== 'stats')
      .reduce((sum, one) => sum + (one.count ?? 0), 0);
    return country === 'russia' || count === 0 ? [] : [{ country, count }];
  });
  const total = abroad.reduce((sum, { count }) => sum + count, 0);
  const lots =
    total === 0
      ? 'построчный расчёт каждого лота до Владивостока'
      : `${formatCount(total, FORMS)} с${NBSP}построчным расчётом до Владивостока`;
  const from = abroad.length === 0 ? '' : ` из${NBSP}${joinCountries(abroad.map(({ country }) => country))}`;
  return `Машины${from} для тех, кто покупает себе и${NBSP}хочет знать цену заранее: ${lots}; искать, считать и${NBSP}спрашивать — бесплатно.`;
}
