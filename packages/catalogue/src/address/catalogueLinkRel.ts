/**
 * Attributes of a link into a catalogue. Crawlers may follow only landings: catalogue, brand, model, body code. Only
 * their addresses have no query string: every other filter, the order and the page number are in it.
 */
export const formatCatalogueLinkRel = (address: string): { readonly rel?: 'nofollow' } =>
  address.includes('?') ? { rel: 'nofollow' } : {};

/**
 * Attributes of a link to a catalogue or a landing of kinds. Crawlers may follow it unless it states an order, as the entrances
 * to coming lots do.
 */
export const formatEntranceRel = (address: string): { readonly rel?: 'nofollow' } =>
  /[?&]order_by=/.test(address) ? { rel: 'nofollow' } : {};
