import type { Storefront } from '../createStorefront.ts';
import { OfflineScreen } from '../errors/OfflineScreen.tsx';
import { formatHiddenMetadata } from '../pages/formatMetadata.ts';

const metadata = formatHiddenMetadata('Нет связи');

/** `/offline`: the page that the service worker shows without a network. */
export const createOfflineRoute = ({ data }: Pick<Storefront, 'data'>) => ({
  metadata,
  Page: async () => <OfflineScreen contacts={await data.getContacts()} />,
});
