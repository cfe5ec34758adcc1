import { parseCatalogueUrl } from '@vvoz/catalogue/address/parseCatalogueUrl';
import type { CardPlace } from '@vvoz/seo/share/cardAddress';
import { shareList } from '../../pages/list/listShareCard.ts';
import { loadOwnTexts } from '../../pages/list/loadOwnTexts.ts';
import { addTitles } from '../../model/addTitles.ts';
import type { Storefront } from '../../data/createStorefront.ts';
import { shareLot, shareText, type Shared } from '../../shell/head/share.ts';

type Source = Pick<Storefront, 'catalogues' | 'data'>;

async function loadList(
  { catalogues, data }: Source,
  { template: name, segments }: CardPlace & { kind: 'list' },
): Promise<Shared | undefined> {
  const template = catalogues.find(name);
  const choice = template && (await data.getPathChoice(template, segments));
  if (!choice) return undefined;
  const query = parseCatalogueUrl('', choice);
  const [view, record, own] = await Promise.all([
    data.getView(template, query),
    data.findPage(template.path),
    loadOwnTexts(data, template, query),
  ]);
  const pageTitle = record?.title ?? template.title;
  const titled = addTitles(template, { pageTitle, ownTitle: own?.title }, view);
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
