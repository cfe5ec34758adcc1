import type { Origin } from '@vvoz/law/costTypes';

/** Where vehicles are bought. `russia`: already imported. */
export type Country = Origin | 'russia';

/** Names of countries in Russian, in the order of pages; `of` is the genitive: «из Японии». */
export const COUNTRIES: Readonly<Record<Country, { readonly name: string; readonly of: string }>> = {
  japan: { name: 'Япония', of: 'Японии' },
  korea: { name: 'Корея', of: 'Кореи' },
  china: { name: 'Китай', of: 'Китая' },
  europe: { name: 'Европа', of: 'Европы' },
  russia: { name: 'В России', of: 'России' },
};
export const COUNTRY_KEYS = Object.keys(COUNTRIES) as readonly Country[];
