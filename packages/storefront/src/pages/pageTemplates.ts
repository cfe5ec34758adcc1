import { catalogueTemplate } from '../catalog/catalogueTemplate.tsx';
import { homeTemplate } from '../home/homeTemplate.tsx';
import { articleTemplate, documentTemplate, videoTemplate } from './article/articleTemplates.tsx';
import { contactsTemplate } from './contacts/contactsTemplate.tsx';
import { entriesTemplate } from './entries/entriesTemplate.tsx';
import { exampleTemplate } from './example/exampleTemplate.tsx';
import { questionsTemplate } from './questions/questionsTemplate.tsx';
import { reviewsTemplate } from './reviews/reviewsTemplate.tsx';
import type { PageTemplate } from './pageTemplate.ts';

/** The registry of page templates. A page record's `template` selects the row. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  homeTemplate,
  catalogueTemplate,
  entriesTemplate,
  articleTemplate,
  videoTemplate,
  documentTemplate,
  reviewsTemplate,
  questionsTemplate,
  contactsTemplate,
  exampleTemplate,
];

/** Finds the row of a template; undefined for one that this deployment does not know yet. */
export const findPageTemplate = (name: string): PageTemplate | undefined =>
  PAGE_TEMPLATES.find(({ names }) => names.includes(name));
