import { Breadcrumbs } from '@vvoz/ui/primitives/Breadcrumbs/Breadcrumbs.tsx';
import { PageTitle } from '@vvoz/ui/primitives/PageTitle/PageTitle.tsx';
import { PageMain } from '../shell/PageMain.tsx';
import type { Contacts } from '../shell/SiteFrame.tsx';
import { createPhoneLink, formatTelHref } from '../shell/telHref.ts';
import type { AnsweredForm } from './answeredForms.ts';
import type { LeadDesk } from './leadDesk.ts';
import { LeadPlace } from './LeadPlace.tsx';
import { listTaskSteps } from './leadSteps.ts';

export interface RequestScreenProps {
  readonly desk: LeadDesk | undefined;
  readonly contacts: Contacts;
  /** A form that was posted without scripts. */
  readonly form: AnsweredForm | undefined;
  /** The visitor comes from a form that was accepted. */
  readonly isSent: boolean;
}

/** Page of the consent text on every host. */
const CONSENT_PATH = '/soglasie';

/** While the options are away, a posted form knows which text its visitor agreed to. */
function findDesk({ desk, contacts, form }: RequestScreenProps): LeadDesk | undefined {
  const version = form?.fields.consent.version ?? '';
  if (desk || version === '') return desk;
  return {
    consent: { version, path: CONSENT_PATH },
    phone: createPhoneLink(contacts.tel),
    messengers: [],
  };
}

/** The request form as a page. */
export function RequestScreen(props: RequestScreenProps) {
  const { contacts, form, isSent } = props;
  const desk = findDesk(props);
  const fields = form?.fields;
  const title = isSent ? 'Заявка отправлена' : 'Оставить заявку';
  return (
    <PageMain>
      <Breadcrumbs items={[{ label: 'Главная', href: '/' }, { label: title }]} />
      <PageTitle>{title}</PageTitle>
      {desk ? (
        <LeadPlace
          desk={desk}
          kind={fields?.kind ?? 'form'}
          next={listTaskSteps(desk.hours)}
          subject={fields?.lot && { about: form?.about ?? '', lot: fields.lot, receipt: fields.receipt }}
          {...(isSent ? { initial: { status: 'sent' } } : {})}
          {...(form ? { initial: form.state } : {})}
          {...(fields
            ? {
                values: {
                  name: fields.name,
                  tel: fields.tel,
                  message: fields.message,
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
