import type { Storefront } from '../createStorefront.ts';
import { FavouritesIsland } from '../shelf/pages/FavouritesIsland.client.tsx';
import { ShelfPage } from '../shelf/pages/ShelfPage.tsx';

const TITLE = 'Избранное';

/**
 * `/izbrannoe`: the visitor's favourites, lots seen and saved searches. The server sends everyone the same page, which the
 * browser fills.
 */
export const createFavouritesRoute = (storefront: Storefront) => ({
  Page: () => (
    <ShelfPage title={TITLE} site={storefront}>
      <FavouritesIsland catalogue={storefront.catalogues.all[0]?.path ?? '/'} />
    </ShelfPage>
  ),
});
