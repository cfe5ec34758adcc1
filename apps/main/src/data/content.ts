import { createSiteContent } from '@vvoz/storefront/data/siteContent.ts';
import { backend } from './backend.ts';

export const { findPage, getContacts, getPage } = createSiteContent('main', () => backend().content);
