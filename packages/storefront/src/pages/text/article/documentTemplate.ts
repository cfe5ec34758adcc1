import { defineEntryTemplate } from './defineEntryTemplate.tsx';
import { DocumentPage } from './DocumentPage.tsx';

/** Legal texts. */
export const documentTemplate = defineEntryTemplate(['document', 'privacy-policy'], DocumentPage);
