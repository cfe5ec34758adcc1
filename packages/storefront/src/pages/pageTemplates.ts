import { catalogueTemplate } from '../catalog/catalogueTemplate.tsx';
import { homeTemplate } from '../home/homeTemplate.tsx';
import { articleTemplate, documentTemplate, videoTemplate } from './article/articleTemplates.tsx';
import { entriesTemplate } from './entries/entriesTemplate.tsx';
import type { PageTemplate } from './pageTemplate.ts';

/** The registry of page templates. A page record's `template` selects the row. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [
  homeTemplate,
  catalogueTemplate,
  entriesTemplate,
  articleTemplate,
  videoTemplate,
  documentTemplate,
];

/** Finds the row of a template; undefined for one that this deployment does not know yet. */
export const findPageTemplate = (name: string): PageTemplate | undefined =>
  PAGE_TEMPLATES.find(({ names }) => names.includes(name));
