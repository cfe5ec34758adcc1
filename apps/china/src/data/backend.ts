import { createContentClient, type ContentClient } from '@vvoz/api/content/client';
import { env } from '../env.ts';

let content: ContentClient | undefined;

/** The clients of this deployment; made at the first call, so that a build needs no environment. */
export const backend = (): { readonly content: ContentClient } => ({
  content: (content ??= createContentClient({ baseUrl: env().apiUrl })),
});
