import type { Metadata } from 'next';
import type { Storefront } from '../createStorefront.ts';
import { CompareIsland } from '../shelf/pages/CompareIsland.client.tsx';
import { ShelfPage } from '../shelf/pages/ShelfPage.tsx';

const TITLE = 'Сравнение';
const metadata: Metadata = { title: TITLE, robots: { index: false, follow: true } };

/** `/sravnenie`: the visitor's lots side by side. The same for everyone; the device fills it. */
export const createCompareRoute = ({ catalogues }: Pick<Storefront, 'catalogues'>) => ({
  metadata,
  Page: () => (
    <ShelfPage title={TITLE}>
      <CompareIsland catalogue={catalogues.all[0]?.path ?? '/'} />
    </ShelfPage>
  ),
});
