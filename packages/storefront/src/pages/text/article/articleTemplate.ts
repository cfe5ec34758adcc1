import { buildArticle } from '@vvoz/seo/jsonLd/article';
import { ArticlePage } from './ArticlePage.tsx';
import { defineEntryTemplate } from './defineEntryTemplate.tsx';

/** Articles, news and instructions. */
export const articleTemplate = defineEntryTemplate(
  ['article'],
  ArticlePage,
  (entry, { siteName, origin }) => [buildArticle(entry, siteName, origin())],
);
