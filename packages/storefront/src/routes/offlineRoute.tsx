import type { Metadata } from 'next';
import type { Storefront } from '../createStorefront.ts';
import { OfflineScreen } from '../errors/OfflineScreen.tsx';

const metadata: Metadata = { title: 'Нет связи', robots: { index: false } };

/** `/offline`: the page that the service worker shows without a network. */
export const createOfflineRoute = ({ data }: Pick<Storefront, 'data'>) => ({
  metadata,
  Page: async () => <OfflineScreen contacts={await data.getContacts()} />,
});
