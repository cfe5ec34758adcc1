// The program of `/sw.js`. `scripts/bundleWorker.ts` bundles it; the route writes the build's id before it.
import { createLeadQueue } from '../leads/unsentLeads.ts';
import { startServiceWorker, type WorkerScope } from './serviceWorker.ts';

declare const BUILD_ID: string;

startServiceWorker(self as unknown as WorkerScope, BUILD_ID, createLeadQueue(globalThis));
