import { catalogueTemplate } from '../catalog/catalogueTemplate.tsx';
import { homeTemplate } from '../home/homeTemplate.tsx';
import { TEXT_TEMPLATES } from './textTemplates.ts';
import type { PageTemplate } from './pageTemplate.ts';

/** The registry of page templates. A page record's `template` selects the row. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [homeTemplate, catalogueTemplate, ...TEXT_TEMPLATES];
