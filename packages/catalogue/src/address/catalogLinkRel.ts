/**
 * Attributes of a link into a catalogue. Crawlers may follow only landings: catalogue, brand, model, body code. These are the
 * addresses without a query string; every other filter, order or page number is in one.
 */
export const formatCatalogLinkRel = (address: string): { readonly rel?: 'nofollow' } =>
  address.includes('?') ? { rel: 'nofollow' } : {};
