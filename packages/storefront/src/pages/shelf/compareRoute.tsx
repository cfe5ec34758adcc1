import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import type { Storefront } from '../../data/createStorefront.ts';
import { CompareIsland } from './CompareIsland.client.tsx';
import { ShelfPage } from './ShelfPage.tsx';

const TITLE = 'Сравнение';

/** `/sravnenie`: the visitor's lots side by side. The server sends everyone the same page, which the browser fills. */
export function createCompareRoute(storefront: Storefront) {
  const [catalogue] = storefront.catalogues.all;
  return {
    Page: () => (
      <ShelfPage title={TITLE} site={storefront}>
        <CompareIsland catalogue={catalogue ? formatEntrance(catalogue) : '/'} />
      </ShelfPage>
    ),
  };
}
