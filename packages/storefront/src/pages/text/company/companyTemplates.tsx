import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { describeCompany, describeGuarantees } from '@vvoz/seo/texts/describeTexts';
import type { Storefront } from '../../../data/createStorefront.ts';
import { definePageTemplate } from '../../../shell/pageTemplate.ts';
import { CompanyPage, type CompanyPageProps } from './CompanyPage.tsx';
import { GuaranteesPage } from './GuaranteesPage.tsx';

/** Loads both pages. Undefined when the operator has not written about the company: such a page is a 404. */
async function load(
  { data }: Pick<Storefront, 'data'>,
  record: PageRecord,
): Promise<CompanyPageProps | undefined> {
  const { company, deliveries = [] } = record;
  if (!company) return undefined;
  const [options, contacts, leadOptions] = await Promise.all([
    data.getSiteOptions(),
    data.getContacts(),
    data.getLeadOptions(),
  ]);
  return { record, company, deliveries, contacts, legal: options?.legal, leadOptions };
}

/** «О компании». */
export const companyTemplate = definePageTemplate<CompanyPageProps>({
  names: ['o-kompanii'],
  load: (storefront, { record }) => load(storefront, record),
  describe: ({ legal, contacts }, { record, path }) => ({
    title: record.title,
    description: describeCompany({ ...legal, address: contacts.address }),
    state: { kind: 'text', path },
  }),
  render: (props) => <CompanyPage {...props} />,
});

/** «Гарантии и договор». */
export const guaranteesTemplate = definePageTemplate<CompanyPageProps>({
  names: ['garantii'],
  load: (storefront, { record }) => load(storefront, record),
  describe: ({ company }, { record, path }) => ({
    title: record.title,
    description: describeGuarantees(company.guarantees.answers),
    state: { kind: 'text', path },
  }),
  render: (props) => <GuaranteesPage {...props} />,
});
