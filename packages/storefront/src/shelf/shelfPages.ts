/** The pages of the visitor's shelf, which every host has: links of the header with the lists that they count. */
export const SHELF_PAGES = [
  { href: '/izbrannoe', icon: 'heart', label: 'Избранное', shelf: 'favourites' },
  { href: '/sravnenie', icon: 'compare', label: 'Сравнение', shelf: 'compare' },
] as const;
