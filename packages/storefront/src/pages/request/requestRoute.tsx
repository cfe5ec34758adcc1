import { headers } from 'next/headers';
import type { Storefront } from '../../data/createStorefront.ts';
import { FORM_HEADER, takeAnsweredForm } from './answeredForms.ts';
import { readSentReference } from './sentReference.ts';
import { RequestScreen } from './RequestScreen.tsx';
import type { SearchParams } from '../../model/lotChoice.ts';
import { makeHiddenHead } from '../../shell/head/pageHead.ts';
import { PageData } from '../../shell/head/PageData.tsx';

/**
 * `/zayavka`: the request form as a page of its own, for links without scripts, and for the result of a form that was posted
 * without them.
 */
export const createRequestRoute = (storefront: Storefront) => ({
  Page: async ({ searchParams }: { readonly searchParams: Promise<SearchParams> }) => {
    const form = takeAnsweredForm((await headers()).get(FORM_HEADER));
    const [leadOptions, contacts, search] = await Promise.all([
      storefront.data.getLeadOptions(),
      storefront.data.getContacts(),
      searchParams,
    ]);
    const isSent = search['state'] === 'sent';
    const reference = isSent ? await readSentReference(storefront, search) : undefined;
    return (
      <>
        <RequestScreen
          leadOptions={leadOptions}
          contacts={contacts}
          form={form}
          sent={isSent ? { status: 'sent', reference } : undefined}
        />
        <PageData site={storefront} head={makeHiddenHead('Заявка')} kind="request" />
      </>
    );
  },
});
