import type { Storefront } from '../createStorefront.ts';
import { OfflineScreen } from '../errors/OfflineScreen.tsx';
import { makeHiddenHead } from '../pages/head/pageHead.ts';
import { PageData } from '../pages/head/PageData.tsx';

/** `/offline`: the page that the service worker shows without a network. */
export const createOfflineRoute = (storefront: Storefront) => ({
  Page: async () => (
    <>
      <OfflineScreen contacts={await storefront.data.getContacts()} />
      <PageData site={storefront} head={makeHiddenHead('Нет связи')} />
    </>
  ),
});
