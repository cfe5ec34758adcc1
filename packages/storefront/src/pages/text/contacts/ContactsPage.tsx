import type { PageRecord, SiteOptions } from '@vvoz/api/content/contentSchemas';
import { OfficeHoursTable } from '@vvoz/ui/content/OfficeHours/OfficeHoursTable.tsx';
import { OfficeMap } from '@vvoz/ui/content/OfficeMap/OfficeMap.tsx';
import { Prose } from '@vvoz/ui/content/Prose/Prose.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { SpecTable } from '@vvoz/ui/primitives/SpecTable/SpecTable.tsx';
import type { LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { RequestBand } from '../../../shell/RequestBand.tsx';
import { PageMain } from '../../../shell/PageMain.tsx';
import { formatTelHref } from '@vvoz/catalogue/words/phoneLink';
import { listRecordCrumbs } from '../../../shell/listRecordCrumbs.ts';
import * as css from './contacts.css.ts';
import { formatMessenger } from '@vvoz/site-browser/services/messengers.ts';

export interface ContactsPageProps {
  readonly record: PageRecord;
  readonly contacts: SiteOptions['contacts'];
  readonly chat?: SiteOptions['chat'] | undefined;
  readonly leadOptions?: LeadOptions | undefined;
}

/** An e-mail address that may break before its host, not inside a word. */
function Email({ address }: { address: string }) {
  const [name, host] = address.split('@');
  return (
    <a href={`mailto:${address}`}>
      {name}
      <wbr />@{host}
    </a>
  );
}

/** Telephone first: messengers are hard to reach in Russia. */
function ContactTable({ contacts: { free, tel, email, address }, chat }: ContactsPageProps) {
  const messengers = chat?.social ?? [];
  return (
    <SpecTable
      columns={1}
      items={[
        ...(free === undefined
          ? []
          : [
              {
                term: 'Бесплатно по России',
                value: (
                  <a className={css.tel} href={formatTelHref(free)}>
                    {free}
                  </a>
                ),
              },
            ]),
        {
          term: 'Телефон',
          value: (
            <a className={css.tel} href={formatTelHref(tel)}>
              {tel}
            </a>
          ),
        },
        ...(email === undefined ? [] : [{ term: 'Почта', value: <Email address={email} /> }]),
        ...(address === undefined ? [] : [{ term: 'Адрес', value: address }]),
        ...(messengers.length === 0
          ? []
          : [
              {
                term: 'Мессенджеры и каналы',
                value: (
                  <ul className={css.messengers}>
                    {messengers.map(({ name, url }) => (
                      <li key={url}>
                        <a href={url} rel="noopener nofollow">
                          {formatMessenger(name)}
                        </a>
                      </li>
                    ))}
                  </ul>
                ),
              },
            ]),
      ]}
    />
  );
}

/** How to reach the office: telephone, hours in two time zones, map, directions. */
export function ContactsPage(props: ContactsPageProps) {
  const { record, contacts, chat } = props;
  const hours = contacts.manager ?? chat?.manager;
  const { place, address } = contacts;
  return (
    <PageMain>
      <Breadcrumbs items={listRecordCrumbs(record)} />
      <PageTitle>{record.title}</PageTitle>
      <div className={css.columns}>
        <div className={css.column}>
          <ContactTable {...props} />
          {hours ? (
            <Band id="hours" title="Часы работы">
              <OfficeHoursTable hours={hours} />
            </Band>
          ) : null}
        </div>
        {place && address !== undefined ? <OfficeMap place={place} address={address} /> : null}
      </div>
      {record.entry ? <Prose html={record.entry.html} /> : null}
      <RequestBand leadOptions={props.leadOptions} title="Напишите нам" />
    </PageMain>
  );
}
