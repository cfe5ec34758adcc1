import type { Storefront } from '../createStorefront.ts';
import { FavouritesIsland } from '../shelf/pages/FavouritesIsland.client.tsx';
import { ShelfPage } from '../shelf/pages/ShelfPage.tsx';
import { formatHiddenMetadata } from '../pages/formatMetadata.ts';
import { withPageKind } from '../pages/withPageKind.ts';

const TITLE = 'Избранное';
const metadata = withPageKind(formatHiddenMetadata(TITLE), 'shelf');

/**
 * `/izbrannoe`: the visitor's favourites, lots seen and saved searches. The server sends everyone the same page, which the
 * browser fills.
 */
export const createFavouritesRoute = ({ catalogues }: Pick<Storefront, 'catalogues'>) => ({
  metadata,
  Page: () => (
    <ShelfPage title={TITLE}>
      <FavouritesIsland catalogue={catalogues.all[0]?.path ?? '/'} />
    </ShelfPage>
  ),
});
