import { formatListCall } from '@vvoz/catalogue/address/formatListCall';

/** Address of the Atom feed of a list. @param address path and query of the list on this host */
export const formatFeedPath = (address: string): string => formatListCall('/api/feed', address);
