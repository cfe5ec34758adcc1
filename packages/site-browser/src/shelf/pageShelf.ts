import { createShelf } from './shelf.ts';

/** The shelf of the document. On the server nothing may be put on it: all visitors would share it. */
export const pageShelf = createShelf();
