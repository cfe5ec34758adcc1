import { createShelf } from './shelf.ts';

/** The shelf of the document. On the server nothing may be put on it: there it would be everybody's. */
export const pageShelf = createShelf();
