import { ArticlePage } from './ArticlePage.tsx';
import { defineEntryTemplate } from './defineEntryTemplate.tsx';

/** Articles, news and instructions. */
export const articleTemplate = defineEntryTemplate(['article'], ArticlePage);
