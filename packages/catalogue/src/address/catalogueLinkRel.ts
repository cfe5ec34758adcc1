/**
 * Attributes of a link into a catalogue. Crawlers may follow only landings: catalogue, brand, model, body code. Only
 * their addresses have no query string: every other filter, the order and the page number are in it.
 */
export const formatCatalogueLinkRel = (address: string): { readonly rel?: 'nofollow' } =>
  address.includes('?') ? { rel: 'nofollow' } : {};
