import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import type { Storefront } from '../../data/createStorefront.ts';
import { FavouritesIsland } from './FavouritesIsland.client.tsx';
import { ShelfPage } from './ShelfPage.tsx';

const TITLE = 'Избранное';

/**
 * `/izbrannoe`: the visitor's favourites, lots seen and saved searches. The server sends everyone the same page, which the
 * browser fills.
 */
export function createFavouritesRoute(storefront: Storefront) {
  const [catalogue] = storefront.catalogues.all;
  return {
    Page: () => (
      <ShelfPage title={TITLE} site={storefront}>
        <FavouritesIsland catalogue={catalogue ? formatEntrance(catalogue) : '/'} />
      </ShelfPage>
    ),
  };
}
