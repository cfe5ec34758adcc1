import type { ConsentText } from '@vvoz/ui/leads/LeadForm/LeadConsents.tsx';
import type { ContactWay } from '@vvoz/ui/leads/LeadForm/LeadTrouble.tsx';
import { formatMessenger } from '../services/messengers.ts';
import { createPhoneLink } from '@vvoz/catalogue/words/phoneLink';

/** The operator's options that every request form needs. */
export interface LeadOptions {
  readonly consent: ConsentText;
  readonly marketing?: ConsentText | undefined;
  readonly phone: ContactWay;
  readonly messengers: readonly ContactWay[];
  /** «пн–сб 9:00–19:00», in Vladivostok. */
  readonly hours?: string | undefined;
}

/** The options that a form needs, as pages and browsers know them. */
interface KnownOptions {
  readonly contacts: { readonly tel: string; readonly hours?: string | undefined };
  readonly chat?: { readonly social: readonly { readonly name: string; readonly url: string }[] } | undefined;
  readonly consent?: (ConsentText & { readonly marketing?: ConsentText | undefined }) | undefined;
}

/** Services in which a visitor can write to a manager. In all others the operator only publishes. */
const WRITABLE: readonly string[] = ['telegram', 'max', 'whatsapp', 'vk'];

/** Selects the options of request forms; undefined without a consent text: then no form may ask for a number. */
export function createLeadOptions(options: KnownOptions | undefined): LeadOptions | undefined {
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
