import type { PageRecord } from '@vvoz/api/content/contentSchemas';
import { EntryList } from '@vvoz/ui/content/EntryList/EntryList.tsx';
import { Neighbours } from '@vvoz/ui/content/Neighbours/Neighbours.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { toMixedItem } from '../shared/entryItems.ts';
import * as css from './article.css.ts';

const toNeighbour = (link: { readonly title: string; readonly path: string } | undefined) =>
  link && { title: link.title, href: link.path };

/** What to read next: the neighbours in the list and entries on the same subject. */
export function EntryFoot({ around }: { around: PageRecord['around'] }) {
  if (!around) return null;
  return (
    <div className={css.foot}>
      <Neighbours previous={toNeighbour(around.previous)} next={toNeighbour(around.next)} />
      {around.related.length > 0 ? (
        <Band id="related" title="По теме">
          <EntryList level={3} entries={around.related.map(toMixedItem)} />
        </Band>
      ) : null}
    </div>
  );
}
