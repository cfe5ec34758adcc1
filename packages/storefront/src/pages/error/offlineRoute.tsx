import type { Storefront } from '../../data/createStorefront.ts';
import { OfflineScreen } from './OfflineScreen.tsx';
import { makeHiddenHead } from '../../shell/head/pageHead.ts';
import { PageData } from '../../shell/head/PageData.tsx';

/** `/offline`: the page that the service worker shows without a network. */
export const createOfflineRoute = (storefront: Storefront) => ({
  Page: async () => (
    <>
      <OfflineScreen contacts={await storefront.data.getContacts()} />
      <PageData site={storefront} head={makeHiddenHead('Нет связи')} />
    </>
  ),
});
