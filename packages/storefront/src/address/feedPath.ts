/** Address of the Atom feed of a list. @param address path and query of the list on this host */
export const formatFeedPath = (address: string): string => `/api/feed?list=${encodeURIComponent(address)}`;
