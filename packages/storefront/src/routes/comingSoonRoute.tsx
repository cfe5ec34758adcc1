import type { Storefront } from '../createStorefront.ts';
import { ComingSoon } from '../home/ComingSoon.tsx';

/** The front page of a host whose catalogue is not open yet. */
export function createComingSoonRoute({ data, site }: Pick<Storefront, 'data' | 'site'>) {
  return {
    Page: async () => {
      const page = await data.getPage('/');
      return <ComingSoon title={page.title} links={site().nav.slice(1)} />;
    },
  };
}
