import type { Storefront } from '../../data/createStorefront.ts';
import { CompareIsland } from './CompareIsland.client.tsx';
import { ShelfPage } from './ShelfPage.tsx';

const TITLE = 'Сравнение';

/** `/sravnenie`: the visitor's lots side by side. The server sends everyone the same page, which the browser fills. */
export const createCompareRoute = (storefront: Storefront) => ({
  Page: () => (
    <ShelfPage title={TITLE} site={storefront}>
      <CompareIsland catalogue={storefront.catalogues.all[0]?.path ?? '/'} />
    </ShelfPage>
  ),
});
