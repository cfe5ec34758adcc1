import { buildBreadcrumbs } from '@vvoz/seo/jsonLd/breadcrumbs';
import type { JsonLdThing } from '@vvoz/seo/jsonLd/formatJsonLd';
import type { OfferPrice } from '@vvoz/seo/jsonLd/offer';
import { buildVehicle } from '@vvoz/seo/jsonLd/vehicle';
import { findVehiclePicture } from '@vvoz/ui/lots/model/pictures.ts';
import { FRAME_WIDTHS } from '@vvoz/ui/lots/model/pictureSources.ts';
import { formatPictureUrl } from '@vvoz/catalogue/lots/pictureUrl';
import { findChosenResponse } from './findChosenResponse.ts';
import { listLotCrumbs } from './lotCrumbs.ts';
import type { LotPageProps } from './LotPageProps.ts';

/** The turnkey price that the page shows; the asking price of a car that is in Russia. */
function findPrice({
  lot: { currency, finish },
  choice,
  costs,
}: Pick<LotPageProps, 'lot' | 'choice' | 'costs'>): OfferPrice | undefined {
  const response = findChosenResponse({ choice, costs });
  if (response) return { total: response.totals.total, low: response.interval?.low.totals.total };
  return currency === 'rub' && finish !== undefined ? { total: finish } : undefined;
}

/** Lists what search engines and previews read about a lot: breadcrumbs, the vehicle, its offer. */
export function listLotThings(
  page: Pick<LotPageProps, 'lot' | 'template' | 'choice' | 'costs' | 'origin'>,
): readonly JsonLdThing[] {
  const { lot, template, origin } = page;
  const picture = findVehiclePicture(lot);
  const image = picture === undefined ? undefined : formatPictureUrl(picture, FRAME_WIDTHS[1]);
  return [
    ...buildBreadcrumbs(listLotCrumbs(lot, template), origin),
    buildVehicle(lot, { price: findPrice(page), image }, origin),
  ];
}
