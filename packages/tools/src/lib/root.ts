import path from 'node:path';

/** The repository's root, absolute. */
export const root: string = path.resolve(import.meta.dirname, '../../../..');
