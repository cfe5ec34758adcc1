import type { ReactElement } from 'react';
import { formatCatalogueLinkRel } from '@vvoz/catalogue/address/catalogueLinkRel';
import { formatEntrance } from '@vvoz/catalogue/templates/entranceOrder';
import { formatLotHref, formatLotName } from '@vvoz/catalogue/lots/lotText';
import { formatMoney, formatNumber, NBSP } from '@vvoz/catalogue/words/format';
import type { PricedLot } from '@vvoz/catalogue/lots/lotCosts';
import { Lines, type LineLink } from '@vvoz/ui/home/Lines/Lines.tsx';
import { Strip, StripCell } from '@vvoz/ui/home/Strip/Strip.tsx';
import { LotGrid } from '@vvoz/ui/lots/LotGrid/LotGrid.tsx';
import { findVehiclePicture } from '@vvoz/ui/lots/model/pictures.ts';
import { makePictureSources, THUMB_WIDTH } from '@vvoz/ui/lots/model/pictureSources.ts';
import { findTurnkeyPrice } from '@vvoz/ui/lots/model/shownPrice.ts';
import { UnpricedNote } from '@vvoz/ui/lots/UnpricedNote/UnpricedNote.tsx';
import { Band } from '@vvoz/ui/primitives/Band/Band.tsx';
import { formatFinderCatalogue } from './finder/finderQuery.ts';
import type { PopularLots } from './loadPopular.ts';

function AllLots({ template, children }: Pick<PopularLots, 'template'> & { children: string }) {
  const href = formatEntrance(template);
  return (
    <a href={href} {...formatCatalogueLinkRel(href)}>
      {children}
    </a>
  );
}

/** Popular lots of the first type as cards. */
export function PopularBand({ template, lots, isPopular }: PopularLots) {
  return (
    <Band
      id="popular"
      title={isPopular ? 'Популярные на торгах' : 'Свежие лоты'}
      aside={<AllLots template={template}>Все лоты</AllLots>}
    >
      {lots.some(({ unpriced }) => unpriced) ? <UnpricedNote /> : null}
      <LotGrid
        lots={lots}
        shape="four"
        priority
        extras={(lot) => ({ turnkey: findTurnkeyPrice(lot), badges: lot.badges })}
      />
    </Band>
  );
}

/** «≈ 1,45 млн ₽», as on a card; the asking price for a car that is in Russia. */
function formatTurnkey(lot: PricedLot): string | undefined {
  const { currency, finish } = lot;
  const own = currency === 'rub' && finish !== undefined ? formatMoney(finish, currency) : undefined;
  return findTurnkeyPrice(lot)?.amount ?? own;
}

function makeLine(lot: PricedLot): LineLink {
  const picture = findVehiclePicture(lot);
  const figure = formatTurnkey(lot);
  const mileage = lot.mileageKm === undefined ? '' : `${formatNumber(lot.mileageKm)}${NBSP}км`;
  const note = [lot.year, mileage].filter(Boolean).join(' · ');
  return {
    href: formatLotHref(lot),
    name: formatLotName(lot),
    ...(note === '' ? {} : { note }),
    ...(figure === undefined ? {} : { figure }),
    ...(picture === undefined ? {} : { picture: makePictureSources(picture, [THUMB_WIDTH]) }),
  };
}

/** Popular lots of a type as lines. */
export function PopularType({ template, lots }: PopularLots) {
  return (
    <StripCell title={formatFinderCatalogue(template)} remark={<AllLots template={template}>Все</AllLots>}>
      <Lines items={lots.map(makeLine)} />
    </StripCell>
  );
}

/** Popular lots of the types after the first; nothing without any. */
export function PopularTypes({ children }: { children: readonly ReactElement[] }) {
  const { length } = children;
  if (length === 0) return null;
  return (
    <Band id="types" title="Что ещё везут" aside="цена под ключ во Владивостоке">
      <Strip columns={length === 1 || length === 2 ? length : 3}>{children}</Strip>
    </Band>
  );
}
