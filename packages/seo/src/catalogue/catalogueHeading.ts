import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import { splitOwned } from '@vvoz/catalogue/query/ownedValues';
import type { CatalogueQuery, Range } from '@vvoz/catalogue/query/query';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { capitalize } from '@vvoz/catalogue/words/capitalize';
import { joinNames } from '../texts/joinNames.ts';
import { MAX_TITLE } from '../texts/textLengths.ts';
import { formatKinds } from './kindNames.ts';

/** What the headings of a catalogue depend on. */
export interface CatalogueChoice {
  readonly template: Pick<Template, 'titleTail' | 'group' | 'noun' | 'variants' | 'facets' | 'gearboxes'>;
  /** Title of the catalogue's page record: «Авто с аукционов Японии». */
  readonly pageTitle: string;
  readonly query: Pick<CatalogueQuery, 'lists' | 'ranges' | 'texts'>;
}

const join = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** Formats «2019 года», «2015–2018 годов», «не старше 2018 года» or «не новее 2015 года»; '' for any year. */
function formatChosenYears({ min, max }: Range = {}): string {
  if (min === undefined) return max === undefined ? '' : `не новее ${max} года`;
  if (max === undefined) return `не старше ${min} года`;
  return min === max ? `${min} года` : `${min}–${max} годов`;
}

/**
 * Formats the chosen names as people write them: brands, models, then body codes or the generation with the years. A text
 * is empty if nothing is chosen.
 */
function formatNames({ lists, ranges, texts }: CatalogueChoice['query']): readonly [string, string, string] {
  const listValues = (key: 'model' | 'kuzov') => [
    ...new Set((lists[key] ?? []).map((value) => splitOwned(key, value, lists).value)),
  ];
  return [
    joinNames((lists.brand ?? []).map(formatBrand)),
    joinNames(listValues('model').map(formatModel)),
    join(
      joinNames(listValues('kuzov')),
      texts.generation === undefined ? '' : `поколения ${texts.generation.toUpperCase()}`,
      formatChosenYears(ranges.year),
    ),
  ];
}

/** Formats «Toyota Prius ZVW50»; returns '' when no brand is chosen. */
export const formatChosenNames = ({ query }: Pick<CatalogueChoice, 'query'>): string =>
  query.lists.brand ? join(...formatNames(query)) : '';

/**
 * Formats the heading of a catalogue page: «Toyota Prius ZVW50 с аукционов Японии», «Дизельные кроссоверы из Кореи», or the
 * page record's title if neither a brand nor a kind is chosen.
 */
export function formatCatalogueHeading({ template, pageTitle, query }: CatalogueChoice): string {
  const names = formatChosenNames({ query });
  const kinds = query.lists.model ? '' : formatKinds(query);
  if (kinds === '') return names === '' ? pageTitle : join(names, template.titleTail);
  // «Экскаваторы из Китая», not «Экскаваторы — спецтехника из Китая».
  return capitalize(join(kinds, names, template.titleTail.replace('— спецтехника ', '')));
}

/**
 * Shortens the heading to the length of a title. Leaves out words of the model from the end. Brand, body code and country
 * stay, because they distinguish the page from others.
 */
export function shortenHeading(choice: CatalogueChoice): string {
  const heading = formatCatalogueHeading(choice);
  if (heading.length <= MAX_TITLE || !choice.query.lists.brand) return heading;
  const [brand, model, version] = formatNames(choice.query);
  const words = model.split(' ');
  const shortenedHeadings = words.map((_, left) =>
    join(brand, ...words.slice(0, words.length - 1 - left), version, choice.template.titleTail),
  );
  return shortenedHeadings.find((text) => text.length <= MAX_TITLE) ?? shortenedHeadings.at(-1) ?? heading;
}
