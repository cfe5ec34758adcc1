import { articleTemplate } from './article/articleTemplate.ts';
import { documentTemplate } from './article/documentTemplate.ts';
import { videoTemplate } from './article/videoTemplate.ts';
import { companyTemplate, guaranteesTemplate } from './company/companyTemplates.tsx';
import { contactsTemplate } from './contacts/contactsTemplate.tsx';
import { entriesTemplate } from './entries/entriesTemplate.tsx';
import { exampleTemplate } from './example/exampleTemplate.tsx';
import { questionsTemplate } from './questions/questionsTemplate.tsx';
import { reviewsTemplate } from './reviews/reviewsTemplate.tsx';
import type { PageTemplate } from '../../shell/pageTemplate.ts';

/** The templates of texts: articles and their lists, reviews, questions, contacts, the company, an example. */
export const TEXT_TEMPLATES: readonly PageTemplate[] = [
  entriesTemplate,
  articleTemplate,
  videoTemplate,
  documentTemplate,
  reviewsTemplate,
  questionsTemplate,
  contactsTemplate,
  companyTemplate,
  guaranteesTemplate,
  exampleTemplate,
];
