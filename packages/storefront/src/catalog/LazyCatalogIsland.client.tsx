'use client';
import dynamic from 'next/dynamic';

/**
 * The island as a chunk of its own. All pages of a host are one route, and Next loads with each of them what any of them
 * hydrates: without this an article would load the filters of the catalogues. The server renders the island as before and
 * names its chunk in the document, so that it is loaded in parallel.
 */
export const LazyCatalogIsland = dynamic(
  async () => (await import('./CatalogIsland.client.tsx')).CatalogIsland,
);
