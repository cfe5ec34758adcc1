import { Promises } from '@vvoz/ui/content/Company/Promises.tsx';
import { Terms } from '@vvoz/ui/content/Company/Terms.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { PageMain } from '../../../shell/PageMain.tsx';
import { RequestBand } from '../../../shell/RequestBand.tsx';
import { CompanyHead } from './CompanyHead.tsx';
import type { CompanyPageProps } from './CompanyPage.tsx';
import { DeliveriesBand } from './DeliveriesBand.tsx';

export type GuaranteesPageProps = Pick<
  CompanyPageProps,
  'record' | 'company' | 'deliveries' | 'legal' | 'leadOptions'
>;

/** What the company answers for and what not, the deposit, the sample contract, and how estimates turned out. */
export function GuaranteesPage({ record, company, deliveries, legal, leadOptions }: GuaranteesPageProps) {
  const { guarantees, terms, deviation } = company;
  return (
    <PageMain sections>
      <CompanyHead record={record} lead={guarantees.lead} isExample={legal?.example ?? false} />
      <Band id="answers" title="За что отвечаем" aside={guarantees.source}>
        <Promises {...guarantees} />
      </Band>
      {terms.length > 0 ? (
        <Band id="terms" title="Деньги и договор">
          <Terms terms={terms} />
        </Band>
      ) : null}
      <DeliveriesBand deliveries={deliveries} deviation={deviation} />
      <RequestBand leadOptions={leadOptions} title="Спросить о договоре" />
    </PageMain>
  );
}
