/** Heaps of the processes, MB, as `deploy/` sets them and `npm run lab -- load memory` measures them. */
export const HEAP_MB = { storefront: 384, backend: 512 } as const;
