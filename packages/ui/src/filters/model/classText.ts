import type { FacetKey } from '@vvoz/catalogue/facets/facets';

/** How a class of age or fee reads on a chip. */
export const CLASS_TEXT: Readonly<Record<string, string>> = {
  under3: 'до 3 лет',
  passing: 'проходные 3–5 лет',
  over5: 'старше 5 лет',
  low: 'до 160 л.с.',
  high: 'утильсбор без льготы',
};

/** The classes that the panel has a switch for, with the reason to want it. */
export const QUICK: readonly {
  readonly key: FacetKey;
  readonly value: string;
  readonly why: string;
}[] = [
  { key: 'fee', value: 'low', why: 'утильсбор 5 200 ₽ вместо 1,4–3,5 млн' },
  { key: 'age', value: 'passing', why: 'пошлина по объёму, а не по стоимости' },
];
