import type { Metadata } from 'next';
import { PAGE_KIND_META } from '../vitals/pageKindMeta.ts';

/** Adds to the metadata of a page which of PAGE_KINDS it is. Pages without one, such as error pages, are not measured. */
export const withPageKind = (metadata: Metadata, kind: string): Metadata => ({
  ...metadata,
  other: { ...metadata.other, [PAGE_KIND_META]: kind },
});
