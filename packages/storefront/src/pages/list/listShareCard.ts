import { formatCount } from '@vvoz/catalogue/words/format';
import type { Template } from '@vvoz/catalogue/templates/templates';
import { readCatalogueFacts } from '@vvoz/seo/catalogue/catalogueFacts';
import { describeCatalogue } from '@vvoz/seo/catalogue/describeCatalogue';
import { describeListShare } from '@vvoz/seo/share/describeShare';
import { findVehiclePicture } from '@vvoz/ui/lots/model/pictures.ts';
import type { Shared } from '../../shell/head/share.ts';
import type { SettledView } from '../../model/settledView.ts';

interface ListPage {
  readonly template: Template;
  /** Title of the page record. */
  readonly pageTitle: string;
  readonly view: SettledView;
  /** Segments after the catalogue's path: brand, model, body code. */
  readonly segments: readonly string[];
}

/**
 * Describes a list for sharing, with the picture of its first lot. Filters other than brand, model and body code are only in
 * the texts.
 */
export function shareList({ template, pageTitle, view, segments }: ListPage): Shared {
  const { query, count, facets, titles, items } = view;
  const facts = readCatalogueFacts(count, facets);
  const [first] = items;
  return {
    place: { kind: 'list', template: template.name, segments },
    texts: describeListShare({
      ...titles,
      description: describeCatalogue({ template, pageTitle, query }, facts),
      stock: formatCount(count, template.noun),
      facts,
      isSold: template.group === 'stats',
    }),
    picture: first && findVehiclePicture(first),
  };
}
