'use client';
import dynamic from 'next/dynamic';

/** The finder as a chunk of its own, which only the front page loads: see LazyCatalogIsland. */
export const LazyFinderIsland = dynamic(async () => (await import('./FinderIsland.client.tsx')).FinderIsland);
