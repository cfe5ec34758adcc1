import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import type { Storefront } from '../createStorefront.ts';
import { ErrorScreen } from '../errors/ErrorScreen.tsx';
import { readErrorHeaders } from '../errors/errorHeaders.ts';
import { findErrorText } from '../errors/errorTexts.ts';
import { formatHiddenMetadata } from '../pages/formatMetadata.ts';

/** `/error-page`: the page of an error, requested by this server only. A visitor who opens it gets 404. */
export function createErrorRoute({ catalogues, data }: Pick<Storefront, 'catalogues' | 'data'>) {
  async function readFailure() {
    return readErrorHeaders(await headers()) ?? notFound();
  }
  return {
    generateMetadata: async (): Promise<Metadata> =>
      formatHiddenMetadata(findErrorText((await readFailure()).status).title),
    Page: async () => (
      <ErrorScreen
        failure={await readFailure()}
        contacts={await data.getContacts()}
        leadOptions={await data.getLeadOptions()}
        catalogue={catalogues.all[0]}
      />
    ),
  };
}
