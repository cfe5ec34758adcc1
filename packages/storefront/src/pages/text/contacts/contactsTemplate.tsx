import { describeContacts } from '@vvoz/seo/texts/describeTexts';
import { definePageTemplate } from '../../../shell/pageTemplate.ts';
import { ContactsPage, type ContactsPageProps } from './ContactsPage.tsx';

/** Contacts. Without site options the page shows the phone number for outages and the text of its record. */
export const contactsTemplate = definePageTemplate<ContactsPageProps>({
  names: ['kontakty'],
  load: async ({ data }, { record }) => {
    const [options, contacts, leadOptions] = await Promise.all([
      data.getSiteOptions(),
      data.getContacts(),
      data.getLeadOptions(),
    ]);
    return { record, leadOptions, contacts, chat: options?.chat };
  },
  describe: ({ contacts }, { record, path }) => ({
    title: record.title,
    description: describeContacts(contacts),
    state: { kind: 'text', path },
  }),
  render: (props) => <ContactsPage {...props} />,
});
