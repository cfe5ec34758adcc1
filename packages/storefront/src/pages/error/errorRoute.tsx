import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { Storefront } from '../../data/createStorefront.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { readErrorHeaders } from '@vvoz/site-server/errors/errorHeaders';
import { findErrorText } from '@vvoz/site-server/errors/errorTexts';
import { makeHiddenHead } from '../../shell/head/pageHead.ts';
import { PageData } from '../../shell/head/PageData.tsx';

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
