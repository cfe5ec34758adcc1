import { notFound } from 'next/navigation';
import type { Storefront } from '../data/createStorefront.ts';
import { ERROR_PAGE_PATH } from '@vvoz/site-server/errors/errorHeaders';
import { REQUEST_PAGE_PATH } from '@vvoz/site-browser/leads/leadPaths.ts';
import type { SearchParams } from '../model/lotChoice.ts';
import { createErrorRoute } from '../pages/error/errorRoute.tsx';
import { createRequestRoute } from '../pages/request/requestRoute.tsx';

interface Props {
  readonly params: Promise<{ readonly page: string }>;
  readonly searchParams: Promise<SearchParams>;
}

/** The pages around the request form: that of the form itself, and those of errors. They load the same scripts. */
export function createFormPageRoute(storefront: Storefront) {
  const routes = new Map([
    [REQUEST_PAGE_PATH, createRequestRoute(storefront).Page],
    [ERROR_PAGE_PATH, createErrorRoute(storefront).Page],
  ]);
  return {
    Page: async ({ params, searchParams }: Props) => {
      const Page = routes.get(`/${(await params).page}`) ?? notFound();
      return <Page searchParams={searchParams} />;
    },
  };
}
