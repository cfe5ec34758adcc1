import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { Storefront } from '../createStorefront.ts';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { readErrorHeaders } from '../errors/errorHeaders.ts';
import { findErrorText } from '../errors/errorTexts.ts';
import { makeHiddenHead } from '../pages/head/pageHead.ts';
import { PageData } from '../pages/head/PageData.tsx';

/** `/error-page`: the page of an error, requested by this server only. A visitor who opens it gets 404. */
export const createErrorRoute = (storefront: Storefront) => ({
  Page: async () => {
    const { catalogues, data } = storefront;
    const failure = readErrorHeaders(await headers()) ?? notFound();
    return (
      <>
        <ErrorScreen
          failure={failure}
          contacts={await data.getContacts()}
          leadOptions={await data.getLeadOptions()}
          catalogue={catalogues.all[0]}
        />
        <PageData site={storefront} head={makeHiddenHead(findErrorText(failure.status).title)} />
      </>
    );
  },
});
