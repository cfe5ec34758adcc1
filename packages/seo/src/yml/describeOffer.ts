import { findStatedPower } from '@vvoz/catalogue/lots/findPossiblePowers';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { formatLotName } from '@vvoz/catalogue/lots/lotText';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { formatBodyType } from '@vvoz/catalogue/words/bodyTypes';
import { BODY_KINDS, ENGINE_KINDS } from '@vvoz/catalogue/words/vehicleKinds';
import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import { formatColor } from '@vvoz/catalogue/words/colors';
import { formatDrive } from '@vvoz/catalogue/words/drives';
import { formatFuel } from '@vvoz/catalogue/words/fuels';
import { formatGearbox, readGearboxKind } from '@vvoz/catalogue/words/gearboxes';
import type { YmlOffer } from './formatYml.ts';

/** Kinds of vehicles as categories of a feed. */
export const YML_CATEGORIES = {
  car: { id: 1, name: 'Автомобили' },
  motorcycle: { id: 2, name: 'Мотоциклы' },
  machinery: { id: 3, name: 'Спецтехника' },
} as const;

/** Lists what is known about the vehicle, under the names of Yandex's vehicle cards. */
function listParams(lot: Lot): YmlOffer['params'] {
  const gearbox = lot.gearbox === undefined ? undefined : readGearboxKind(lot.gearbox);
  const isMachine = CATALOGUE_TYPES[lot.type].vehicle === 'machinery';
  const rows: readonly (readonly [name: string, value: string | number | undefined, unit?: string])[] = [
    ['Год выпуска', lot.year],
    isMachine ? ['Наработка', lot.mileageKm, 'м.ч.'] : ['Пробег', lot.mileageKm, 'км'],
    ['Объём двигателя', lot.engineCc, 'см³'],
    ['Мощность', findStatedPower(lot), 'л.с.'],
    ['Тип двигателя', lot.fuel ? formatFuel(lot.fuel) : lot.engineKind && ENGINE_KINDS[lot.engineKind]],
    ['Коробка передач', gearbox && formatGearbox(gearbox, true)],
    ['Привод', lot.drive && formatDrive(lot.drive)],
    ['Тип кузова', formatBodyType(lot.bodyType) ?? (lot.bodyKind && BODY_KINDS[lot.bodyKind].toLowerCase())],
    ['Количество мест', lot.seats],
    ['Код кузова', lot.kuzov],
    ['Цвет', lot.color && formatColor(lot.color)],
    ['Руль', lot.leftHand ? 'левый' : undefined],
    ['Оценка', lot.rate],
  ];
  return rows.flatMap(([name, value, unit]) =>
    value === undefined || value === '' ? [] : [{ name, value: String(value), ...(unit ? { unit } : {}) }],
  );
}

/** Finds the first picture that shows the vehicle; in some types of lots the first one is the auction sheet. */
const findPhoto = ({ type, images, withoutSheet }: Lot): string | undefined =>
  images[CATALOGUE_TYPES[type].hasSheet && !withoutSheet ? 1 : 0];

/**
 * Describes a lot as an offer; undefined without a picture of the vehicle or a turnkey price.
 * @param place the address of the offer's page, and the ids of the offer's sets
 */
export function describeOffer(
  lot: Lot,
  place: { readonly origin: string; readonly path: string; readonly sets: readonly string[] },
): YmlOffer | undefined {
  const photo = findPhoto(lot);
  if (photo === undefined || lot.costRub === undefined) return undefined;
  return {
    id: `${lot.type}-${lot.id}`,
    name: [formatLotName(lot), lot.kuzov, lot.year].filter(Boolean).join(' '),
    vendor: formatBrand(lot.brand),
    model: formatModel(lot.model),
    url: `${place.origin}${place.path}`,
    price: lot.costRub,
    category: YML_CATEGORIES[CATALOGUE_TYPES[lot.type].vehicle].id,
    sets: place.sets,
    picture: new URL(photo, place.origin).href,
    params: listParams(lot),
  };
}
