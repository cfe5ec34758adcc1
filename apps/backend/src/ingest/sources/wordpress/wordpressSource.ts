import { startRun } from '../../../catalogue/db/ingestRuns.ts';
import { toPictureHost } from '../../../lib/pictureHosts.ts';
import { defineVariableGroup, webVariable } from '../../../lib/variableGroup.ts';
import { recordRun } from '../../health/feedRuns.ts';
import { defineLotSource } from '../../Source.ts';
import { readMachine } from './readMachine.ts';
import { openWordpressFeed } from './wordpressFeed.ts';

/** An editor's site: its vehicles become lots, its posts content. */
export const wordpress = defineLotSource({
  name: 'wordpress',
  about: 'machines, cars in stock and posts of a WordPress site',
  variables: defineVariableGroup({
    needs: { VVOZ_WORDPRESS_URL: webVariable.describe('address of the site') },
    options: {},
    settings: ({ VVOZ_WORDPRESS_URL: url }) => ({ url }),
  }),
  tables: [
    { table: 'spec', type: 'spec', finishKey: 'price' },
    { table: 'spec_japan', type: 'spec_japan', stage: 'fixed', finishKey: 'price' },
    { table: 'stock', type: 'stock', finishKey: 'price' },
  ],
  readRecord: readMachine,
  pictureHosts: ({ url }) => [toPictureHost(url)],
  open: ({ url }, { table, source }, signal) =>
    openWordpressFeed({ baseUrl: url, ...(signal ? { signal } : {}) }, table, source),
  importRest: async ({ url }, { db, state, signal }) => {
    const { importPosts, POSTS } = await import('./importPosts.ts');
    return recordRun(state.db, POSTS, () =>
      importPosts(state, { baseUrl: url, ...(signal ? { signal } : {}) }, startRun(db, POSTS)),
    );
  },
  schedule: { pattern: '5 * * * *' },
});
