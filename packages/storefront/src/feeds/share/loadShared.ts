import { parseCatalogUrl } from '@vvoz/catalogue/address/parseCatalogUrl';
import type { CardPlace } from '@vvoz/seo/share/cardAddress';
import { shareList } from '../catalog/shareList.ts';
import { loadOwnTitle } from '../catalog/loadOwnTitle.ts';
import { addTitles } from '../catalog/addTitles.ts';
import type { Storefront } from '../createStorefront.ts';
import { shareLot, shareText, type Shared } from './share.ts';

type Source = Pick<Storefront, 'catalogues' | 'data'>;

async function loadList(
  { catalogues, data }: Source,
  { template: name, segments }: CardPlace & { kind: 'list' },
): Promise<Shared | undefined> {
  const template = catalogues.find(name);
  const choice = template && (await data.getPathChoice(template, segments));
  if (!choice) return undefined;
  const query = parseCatalogUrl('', choice);
  const [view, record, ownTitle] = await Promise.all([
    data.getView(template, query),
    data.findPage(template.path),
    loadOwnTitle(data, template, query),
  ]);
  const pageTitle = record?.title ?? template.title;
  const titled = addTitles(template, { pageTitle, ownTitle }, view);
  return shareList({ template, pageTitle, view: titled, segments });
}

/**
 * Loads the texts and the picture that represent a shared place. Returns undefined, or throws ApiError with status 404,
 * when the place does not exist.
 */
export async function loadShared(source: Source, place: CardPlace): Promise<Shared | undefined> {
  const { data } = source;
  switch (place.kind) {
    case 'lot':
      return shareLot(place.type, place.id, await data.getLotSnapshot(place.type, place.id));
    case 'list':
      return loadList(source, place);
    case 'page': {
      const record = await data.findPage(place.path);
      return record && shareText(place.path, record);
    }
  }
}
