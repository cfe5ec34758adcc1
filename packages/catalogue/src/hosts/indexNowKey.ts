/** Pattern of a key of the IndexNow protocol: the backend sends it, and each site serves it at `/{key}.txt`. */
export const INDEX_NOW_KEY = /^[A-Za-z0-9-]{8,128}$/;
