import path from 'node:path';
import { rolldown } from 'rolldown';
import { PACKAGES } from '../src/build/styleFolders.ts';

const ENTRY = path.join(PACKAGES, 'site-browser/src/worker/workerEntry.ts');

/** Bundles the service worker into one script without imports. */
export async function bundleWorker(): Promise<string> {
  const bundle = await rolldown({ input: ENTRY, logLevel: 'warn' });
  try {
    const { output } = await bundle.generate({ format: 'iife', minify: true });
    return output[0].code.trim();
  } finally {
    await bundle.close();
  }
}
