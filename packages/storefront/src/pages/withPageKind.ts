import type { Metadata } from 'next';
import { PAGE_KIND_META } from '../vitals/pageKindMeta.ts';

/** Adds the kind of a page (one of PAGE_KINDS) to its metadata. Pages without a kind, such as error pages, are not measured. */
export const withPageKind = (metadata: Metadata, kind: string): Metadata => ({
  ...metadata,
  other: { ...metadata.other, [PAGE_KIND_META]: kind },
});
