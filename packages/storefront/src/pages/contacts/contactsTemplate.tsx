import { HOSTS } from '@vvoz/catalogue/hosts/hosts';
import { definePageTemplate } from '../pageTemplate.ts';
import { ContactsPage, type ContactsPageProps } from './ContactsPage.tsx';

/** Contacts. Without site options the page shows the host's own telephone number and the text of its record. */
export const contactsTemplate = definePageTemplate<ContactsPageProps>({
  names: ['kontakty'],
  load: async ({ data, host }, { record }) => {
    const [options, leadOptions] = await Promise.all([data.getSiteOptions(), data.getLeadOptions()]);
    return { record, leadOptions, contacts: options?.contacts ?? HOSTS[host].contacts, chat: options?.chat };
  },
  describe: ({ contacts: { tel, address, hours } }, { record, path }) => ({
    title: record.title,
    description: `${[address, hours && `${hours} по Владивостоку`, `телефон ${tel}`].filter(Boolean).join('; ')}.`,
    alternates: { canonical: path },
  }),
  render: (props) => <ContactsPage {...props} />,
});
