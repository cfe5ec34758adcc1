import type { FacetKey } from '@vvoz/catalogue/facets/facets';
import type { ReactNode } from 'react';

/** Content at the end of a facet's title line, by facet. */
export type FacetNotes = Readonly<Partial<Record<FacetKey, ReactNode>>>;

/** Id of the sentence that describes an option to screen readers. */
export const formatNoteId = (formId: string, key: FacetKey, label: string): string =>
  `${formId}-${key}-${label.toLowerCase().replace(/[^\p{L}\p{N}.]+/gu, '-')}`;
