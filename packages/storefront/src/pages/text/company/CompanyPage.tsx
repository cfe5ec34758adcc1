import type { Company, Delivery, Legal } from '@vvoz/api/content/companySchemas';
import type { PageRecord, SiteOptions } from '@vvoz/api/content/contentSchemas';
import { formatTelHref } from '@vvoz/catalogue/words/phoneLink';
import { formatLongDay } from '@vvoz/catalogue/words/format';
import type { LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { DeliveriesBand } from './DeliveriesBand.tsx';
import { People } from '@vvoz/ui/content/Company/People.tsx';
import { Ratings } from '@vvoz/ui/content/Company/Ratings.tsx';
import { OfficeHoursTable } from '@vvoz/ui/content/OfficeHours/OfficeHoursTable.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { SpecTable } from '@vvoz/ui/primitives/SpecTable/SpecTable.tsx';
import { PageMain } from '../../../shell/PageMain.tsx';
import { RequestBand } from '../../../shell/RequestBand.tsx';
import { CompanyHead } from './CompanyHead.tsx';

export interface CompanyPageProps {
  readonly record: PageRecord;
  readonly company: Company;
  readonly deliveries: readonly Delivery[];
  readonly contacts: SiteOptions['contacts'];
  readonly legal?: Legal | undefined;
  readonly leadOptions?: LeadOptions | undefined;
}

/** Requisites in the order of a contract; unknown ones are left out. */
function Requisites({ legal }: { legal: Legal }) {
  const items = [
    { term: 'Полное имя', value: legal.name },
    { term: 'ИНН', value: legal.inn },
    { term: 'ОГРН', value: legal.ogrn },
    { term: 'Адрес', value: legal.address },
    { term: 'Директор', value: legal.director },
    { term: 'Банк', value: legal.bank },
    { term: 'Реестр операторов персональных данных', value: legal.register },
    { term: 'Ввозим', value: legal.since === undefined ? undefined : `с ${legal.since} года` },
  ];
  return <SpecTable items={items.filter(({ value }) => value !== undefined)} />;
}

/** Who the company is: people, deliveries, ratings elsewhere, office, requisites. */
export function CompanyPage(props: CompanyPageProps) {
  const { record, company, deliveries, contacts, legal, leadOptions } = props;
  const { ratings, people, team } = company;
  const { manager, tel, address } = contacts;
  return (
    <PageMain sections>
      <CompanyHead record={record} lead={company.lead} isExample={legal?.example ?? false} />
      {people.length > 0 ? (
        <Band id="people" title="Люди" aside={team}>
          <People people={people} />
        </Band>
      ) : null}
      <DeliveriesBand deliveries={deliveries} deviation={company.deviation} />
      {ratings && ratings.items.length > 0 ? (
        <Band
          id="ratings"
          title="Оценки на других сайтах"
          aside={`на ${formatLongDay(ratings.day)}, мы их не правим`}
        >
          <Ratings items={ratings.items} />
        </Band>
      ) : null}
      <Band id="office" title="Офис и часы" aside={<a href="/kontakty">Схема проезда</a>}>
        <SpecTable
          columns={2}
          items={[
            { term: 'Телефон', value: <a href={formatTelHref(tel)}>{tel}</a> },
            ...(address === undefined ? [] : [{ term: 'Адрес', value: address }]),
          ]}
        />
        {manager ? <OfficeHoursTable hours={manager} /> : null}
      </Band>
      {legal ? (
        <Band id="requisites" title="Реквизиты">
          <Requisites legal={legal} />
        </Band>
      ) : null}
      <RequestBand leadOptions={leadOptions} title="Задать вопрос" />
    </PageMain>
  );
}
