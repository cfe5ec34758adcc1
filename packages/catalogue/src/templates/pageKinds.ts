import { findTemplate, TEMPLATES } from './templates.ts';

/** Kinds of pages that are not catalogues. `text`: every page that an editor writes. */
const OTHER_KINDS = ['home', 'lot', 'text', 'shelf', 'request'] as const;

/** Kinds of pages, by which measurements are grouped: OTHER_KINDS, and each catalogue by its name. */
export const PAGE_KINDS: readonly string[] = [...OTHER_KINDS, ...TEMPLATES.map(({ name }) => name)];

/** Returns the kind of a page by the template that its record names. */
export const findPageKind = (template: string): string =>
  template === 'home' || findTemplate(template) ? template : 'text';
