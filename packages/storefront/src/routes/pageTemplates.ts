import { catalogueTemplate } from '../pages/list/catalogueTemplate.tsx';
import { homeTemplate } from '../pages/home/homeTemplate.tsx';
import { TEXT_TEMPLATES } from '../pages/text/textTemplates.ts';
import type { PageTemplate } from '../shell/pageTemplate.ts';

/** The registry of page templates. A page record's `template` selects the row. */
export const PAGE_TEMPLATES: readonly PageTemplate[] = [homeTemplate, catalogueTemplate, ...TEXT_TEMPLATES];
