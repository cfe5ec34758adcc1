/** Templates of texts that every host shows with the same content. Search engines list them on the main host only. */
const SHARED_TEXTS: readonly string[] = [
  'article',
  'document',
  'informacziya',
  'kontakty',
  'otzyvy',
  'privacy-policy',
  'video',
  'video-entry',
  'vopros-otvet',
];

/** True for a page whose canonical address is on the main host, and which only that host's sitemap lists. */
export const isSharedText = (template: string): boolean => SHARED_TEXTS.includes(template);
