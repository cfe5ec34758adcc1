import { TEMPLATES, type Template } from '@vvoz/catalogue/templates/templates';

/** The catalogues that this host has pages for: those of version 2, which its data getters speak. */
export const CATALOGUES: readonly Template[] = TEMPLATES.filter(
  ({ host, api }) => host === 'main' && api === 'v2',
);

/** The catalogue of that name on this host, or undefined. */
export const findCatalogue = (name: string): Template | undefined =>
  CATALOGUES.find((row) => row.name === name);

/** The catalogue of a type on this host, or undefined. */
export const catalogueOf = (type: string): Template | undefined =>
  CATALOGUES.find((row) => row.type === type);
