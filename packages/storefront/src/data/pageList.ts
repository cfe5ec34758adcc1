import type { PageList } from '@vvoz/api/content/contentSchemas';
import type { Host } from '@vvoz/catalogue/hosts/hosts';
import type { Backend } from './backend.ts';
import { runWithoutDeadline } from '@vvoz/site-server/backend/deadline';
import { LIFETIMES } from './lifetimes.ts';
import { createMemo } from './memo.ts';

/** Creates the getter of all pages of a host that robots may read. It throws ApiError. */
export function createPageList(host: Host, backend: () => Backend) {
  const lists = createMemo<PageList>({ ...LIFETIMES.content, max: 1 });
  return async (): Promise<PageList> =>
    (await runWithoutDeadline(() => lists(host, () => backend().content.pages(host)))).value;
}
