import { createSiteContent } from '@vvoz/storefront/data/siteContent.ts';
import { backend } from './backend.ts';

export const { getContacts, getPage } = createSiteContent('china', () => backend().content);
