import { createCounts } from '../../../catalogue/db/ingestRuns.ts';
import { NO_LOSSES } from '../../importLosses.ts';
import type { ImportReport } from '../../importRows.ts';
import { createQuarantine, type Rejected } from '../../quarantine.ts';
import { readWordpressPages, type WordpressAccess } from './wordpressPages.ts';
import type { State } from '../../../state/openState.ts';
import type { EntryRow } from '../../../content/contentRows.ts';
import { importContent } from '../../../content/importContent.ts';
import { readCategories } from './readCategories.ts';
import { readPost } from './readPost.ts';

/** Names the posts in reports and in the quarantine. */
export const POSTS = 'wordpress/posts';

/**
 * Imports the posts of a WordPress site as content. They are shown in place of files of the same kind and slug. When
 * the site was read whole, posts that it no longer has are removed, and the files show again. Posts that cannot be read
 * go to the quarantine. Throws what the site or the database throws; the content does not change then.
 */
export async function importPosts(state: State, access: WordpressAccess, run: number): Promise<ImportReport> {
  const startedAt = performance.now();
  const counts = createCounts();
  const rows = new Map<string, EntryRow>();
  const rejected: Rejected[] = [];
  const tree = await readCategories(access);
  const pages = readWordpressPages(access, 'posts');
  let step = await pages.next();
  for (; !step.done; step = await pages.next())
    for (const object of step.value) {
      counts.read += 1;
      const reading = readPost(object, access.baseUrl, tree);
      if (reading.kind === 'entry') rows.set(`${reading.row.kind}/${reading.row.slug}`, reading.row);
      else if (reading.kind === 'skipped') counts.skipped += 1;
      else {
        counts.quarantined += 1;
        rejected.push({
          place: `${POSTS}:${counts.read}`,
          reason: reading.reason,
          record: JSON.stringify(object) ?? '',
        });
      }
    }
  const whole = step.value === 'whole';
  const quarantine = createQuarantine(state.db, POSTS, run);
  await quarantine.add(rejected);
  const report = await importContent(
    state,
    'wordpress',
    { entries: [...rows.values()], documents: [] },
    { whole },
  );
  if (whole) await quarantine.replaceEarlier();
  return {
    ...counts,
    source: POSTS,
    added: report.added,
    changed: report.changed,
    unchanged: report.unchanged,
    withdrawn: report.removed,
    ...NO_LOSSES,
    whole,
    seconds: (performance.now() - startedAt) / 1000,
  };
}
