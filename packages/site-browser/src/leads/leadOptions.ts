import type { ConsentText } from '@vvoz/ui/leads/LeadForm/LeadConsents.tsx';
import type { ContactWay } from '@vvoz/ui/leads/LeadForm/LeadTrouble.tsx';
import { formatMessenger } from '../services/messengers.ts';
import { formatLegal, type LegalName } from '@vvoz/catalogue/words/formatLegal';
import type { OfficeHours } from '@vvoz/catalogue/words/officeHours';
import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';

/** The operator's options that every request form needs. */
export interface LeadOptions {
  readonly consent: ConsentText;
  readonly marketing?: ConsentText | undefined;
  readonly phone: ContactWay;
  readonly messengers: readonly ContactWay[];
  /** «пн–сб 9:00–19:00», in Vladivostok. */
  readonly hours?: string | undefined;
  /** All shifts of the managers. */
  readonly shifts: readonly OfficeHours[];
  /** Who gets the request: «ООО «Ввоз», ИНН 0000000000». */
  readonly company?: string | undefined;
  /** How an answer may come besides a call: «MAX», «Telegram». */
  readonly channels: readonly string[];
}

/** The options that a form needs, as pages and browsers know them. */
interface KnownOptions {
  readonly contacts: {
    readonly tel: string;
    readonly hours?: string | undefined;
    readonly manager?: OfficeHours | undefined;
    readonly shifts?: readonly OfficeHours[] | undefined;
  };
  readonly legal?: LegalName | undefined;
  readonly chat?: { readonly social: readonly { readonly name: string; readonly url: string }[] } | undefined;
  readonly consent?: (ConsentText & { readonly marketing?: ConsentText | undefined }) | undefined;
}

/** Services in which a visitor can write to a manager. In all others the operator only publishes. */
const WRITABLE: readonly string[] = ['telegram', 'max', 'whatsapp', 'vk'];

/** Services that find a person by the phone number that the form asks for. */
const BY_PHONE: readonly string[] = ['max', 'telegram', 'whatsapp'];

/** Selects the options of request forms; undefined without a consent text: then no form may ask for a number. */
export function createLeadOptions(options: KnownOptions | undefined): LeadOptions | undefined {
  if (!options?.consent) return undefined;
  const { contacts, legal, chat, consent } = options;
  const social = chat?.social ?? [];
  return {
    consent: { version: consent.version, path: consent.path },
    marketing: consent.marketing,
    phone: createPhoneLink(contacts.tel),
    messengers: social
      .filter(({ name }) => WRITABLE.includes(name))
      .map(({ name, url }) => ({ href: url, label: formatMessenger(name) })),
    hours: contacts.hours,
    shifts: [...(contacts.manager ? [contacts.manager] : []), ...(contacts.shifts ?? [])],
    company: legal && formatLegal(legal),
    channels: BY_PHONE.filter((one) => social.some(({ name }) => name === one)).map(formatMessenger),
  };
}
