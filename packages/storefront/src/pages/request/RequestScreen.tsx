import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { PageMain } from '../../shell/PageMain.tsx';
import type { LeadFormState } from '@vvoz/ui/leads/LeadForm/leadFormState.ts';
import type { Contacts } from '../../shell/SiteFrame.tsx';
import { createPhoneLink, formatTelHref } from '@vvoz/catalogue/words/phoneLink';
import type { AnsweredForm } from './answeredForms.ts';
import type { LeadOptions } from '@vvoz/site-browser/leads/leadOptions.ts';
import { RequestForm } from '@vvoz/site-browser/leads/RequestForm.tsx';
import { listTaskSteps } from '@vvoz/site-browser/leads/leadSteps.ts';

export interface RequestScreenProps {
  readonly leadOptions: LeadOptions | undefined;
  readonly contacts: Contacts;
  /** A form that was posted without scripts. */
  readonly form: AnsweredForm | undefined;
  /** The visitor comes from a form that was accepted. */
  readonly sent: Extract<LeadFormState, { readonly status: 'sent' }> | undefined;
}

/** Page of the consent text on every host. */
const CONSENT_PATH = '/soglasie';

/** Finds the options of the form. If they did not load, the version of the consent text is taken from the posted form. */
function findLeadOptions({ leadOptions, contacts, form }: RequestScreenProps): LeadOptions | undefined {
  const version = form?.fields.consent.version ?? '';
  if (leadOptions || version === '') return leadOptions;
  return {
    consent: { version, path: CONSENT_PATH },
    phone: createPhoneLink(contacts.tel),
    messengers: [],
    shifts: [],
    channels: [],
  };
}

/** The request form as a page. */
export function RequestScreen(props: RequestScreenProps) {
  const { contacts, form, sent } = props;
  const leadOptions = findLeadOptions(props);
  const fields = form?.fields;
  const title = sent ? 'Спасибо' : 'Оставить заявку';
  return (
    <PageMain>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: title }]} />
      <PageTitle>{title}</PageTitle>
      {leadOptions ? (
        <RequestForm
          leadOptions={leadOptions}
          kind={fields?.kind ?? 'form'}
          next={listTaskSteps(leadOptions.hours)}
          subject={fields?.lot && { about: form?.about ?? '', lot: fields.lot, receipt: fields.receipt }}
          {...(sent ? { initial: sent } : {})}
          {...(form ? { initial: form.state } : {})}
          {...(fields
            ? {
                values: {
                  name: fields.name,
                  tel: fields.tel,
                  message: fields.message,
                  ...(fields.channel === undefined ? {} : { channel: fields.channel }),
                  consent: fields.consent.version !== '',
                  marketing: fields.consent.marketing !== undefined,
                },
              }
            : {})}
        />
      ) : (
        <p>
          Форма сейчас не открылась. Позвоните нам: <a href={formatTelHref(contacts.tel)}>{contacts.tel}</a>
          {contacts.hours === undefined ? null : `, ${contacts.hours}`}.
        </p>
      )}
    </PageMain>
  );
}
