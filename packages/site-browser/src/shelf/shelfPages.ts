/** Paths of the lists that have a page. */
export const SHELF_PATHS = { favourites: '/izbrannoe', compare: '/sravnenie' } as const;

/** The pages of the visitor's shelf, which every host has: links of the header with the lists that they count. */
export const SHELF_PAGES = [
  { href: SHELF_PATHS.favourites, icon: 'heart', label: 'Избранное', shelf: 'favourites' },
  { href: SHELF_PATHS.compare, icon: 'compare', label: 'Сравнение', shelf: 'compare' },
] as const;
