import { notFound, permanentRedirect } from 'next/navigation';
import type { Storefront } from '../createStorefront.ts';

/** Redirects `/cars` to the host's first catalogue and `/cars/[type]` to the one of that type. */
export function createCarsRoute({ catalogues }: Pick<Storefront, 'catalogues'>) {
  return {
    Page: async ({ params }: { params: Promise<{ type?: string }> }) => {
      const { type } = await params;
      const template = type === undefined ? catalogues.all[0] : catalogues.findByType(type);
      if (!template) notFound();
      permanentRedirect(template.path);
    },
  };
}
