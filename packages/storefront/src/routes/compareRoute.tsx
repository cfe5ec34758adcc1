import type { Storefront } from '../createStorefront.ts';
import { CompareIsland } from '../shelf/pages/CompareIsland.client.tsx';
import { ShelfPage } from '../shelf/pages/ShelfPage.tsx';
import { formatHiddenMetadata } from '../pages/formatMetadata.ts';
import { withPageKind } from '../pages/withPageKind.ts';

const TITLE = 'Сравнение';
const metadata = withPageKind(formatHiddenMetadata(TITLE), 'shelf');

/** `/sravnenie`: the visitor's lots side by side. The server sends everyone the same page, which the browser fills. */
export const createCompareRoute = ({ catalogues }: Pick<Storefront, 'catalogues'>) => ({
  metadata,
  Page: () => (
    <ShelfPage title={TITLE}>
      <CompareIsland catalogue={catalogues.all[0]?.path ?? '/'} />
    </ShelfPage>
  ),
});
