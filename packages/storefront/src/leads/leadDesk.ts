import type { ConsentText } from '@vvoz/ui/leads/LeadForm/LeadConsents.tsx';
import type { ContactWay } from '@vvoz/ui/leads/LeadForm/LeadTrouble.tsx';
import { formatMessenger } from '../pages/contacts/messengers.ts';
import { createPhoneLink } from '../shell/telHref.ts';

/** What every request form needs of the operator's options. */
export interface LeadDesk {
  readonly consent: ConsentText;
  readonly marketing?: ConsentText | undefined;
  readonly phone: ContactWay;
  readonly messengers: readonly ContactWay[];
  /** «пн–сб 9:00–19:00», in Vladivostok. */
  readonly hours?: string | undefined;
}

/** The options that a form needs, as pages and browsers know them. */
interface DeskOptions {
  readonly contacts: { readonly tel: string; readonly hours?: string | undefined };
  readonly chat?: { readonly social: readonly { readonly name: string; readonly url: string }[] } | undefined;
  readonly consent?: (ConsentText & { readonly marketing?: ConsentText | undefined }) | undefined;
}

/** Services in which a visitor can write to a manager; the others are channels to watch. */
const WRITABLE: readonly string[] = ['telegram', 'max', 'whatsapp', 'vk'];

/** Returns undefined when the operator names no text to agree to: without it no form may ask for a number. */
export function createLeadDesk(options: DeskOptions | undefined): LeadDesk | undefined {
  if (!options?.consent) return undefined;
  const { contacts, chat, consent } = options;
  return {
    consent: { version: consent.version, path: consent.path },
    marketing: consent.marketing,
    phone: createPhoneLink(contacts.tel),
    messengers: (chat?.social ?? [])
      .filter(({ name }) => WRITABLE.includes(name))
      .map(({ name, url }) => ({ href: url, label: formatMessenger(name) })),
    hours: contacts.hours,
  };
}
