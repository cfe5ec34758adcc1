import type { Car, DriveWheelConfigurationValue, Motorcycle, Vehicle } from 'schema-dts';
import { findStatedPower } from '@vvoz/catalogue/lots/findPossiblePowers';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { formatLotHref } from '@vvoz/catalogue/lots/lotText';
import { CATALOGUE_TYPES } from '@vvoz/catalogue/types/catalogueTypes';
import { formatBodyType } from '@vvoz/catalogue/words/bodyTypes';
import { formatBrand, formatModel } from '@vvoz/catalogue/words/brands';
import { formatFuel } from '@vvoz/catalogue/words/fuels';
import { readGearboxKind, formatGearbox } from '@vvoz/catalogue/words/gearboxes';
import { buildOffer, type OfferPrice } from './offer.ts';
import { formatVehicleName } from './vehicleName.ts';

const TYPES = { car: 'Car', motorcycle: 'Motorcycle', machinery: 'Vehicle' } as const;

/** Pairs of drives and `2WD` do not say which axle is driven, so they are absent. */
const DRIVES: Readonly<Record<string, DriveWheelConfigurationValue>> = {
  FF: 'https://schema.org/FrontWheelDriveConfiguration',
  FR: 'https://schema.org/RearWheelDriveConfiguration',
  MR: 'https://schema.org/RearWheelDriveConfiguration',
  RR: 'https://schema.org/RearWheelDriveConfiguration',
  '4WD': 'https://schema.org/FourWheelDriveConfiguration',
};

/** Keeps the facts that are known. */
const keepKnown = <Facts extends object>(facts: Facts) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as {
    readonly [Key in keyof Facts]?: Exclude<Facts[Key], undefined>;
  };

/** Builds a quantity; the unit is a code of UN/CEFACT. */
const buildQuantity = (value: number | undefined, unitCode: string) =>
  value === undefined ? undefined : ({ '@type': 'QuantitativeValue', value, unitCode } as const);

function buildEngine(lot: Lot) {
  const { engineCc, fuel } = lot;
  const powerHp = findStatedPower(lot);
  if (engineCc === undefined && powerHp === undefined && fuel === undefined) return undefined;
  return {
    '@type': 'EngineSpecification' as const,
    ...keepKnown({
      engineDisplacement: buildQuantity(engineCc, 'CMQ'),
      enginePower: buildQuantity(powerHp, 'BHP'),
      fuelType: fuel && formatFuel(fuel),
    }),
  };
}

/** Builds the vehicle of a lot with its offer. */
export function buildVehicle(
  lot: Lot,
  details: { readonly price: OfferPrice | undefined; readonly image: string | undefined },
  origin: string,
): Car | Motorcycle | Vehicle {
  const kind = CATALOGUE_TYPES[lot.type].vehicle;
  const url = `${origin}${formatLotHref(lot)}`;
  const gearbox = lot.gearbox === undefined ? undefined : readGearboxKind(lot.gearbox);
  return {
    '@type': TYPES[kind],
    name: formatVehicleName(lot),
    url,
    brand: { '@type': 'Brand', name: formatBrand(lot.brand) },
    model: formatModel(lot.model),
    ...keepKnown({
      image: details.image === undefined ? undefined : new URL(details.image, origin).href,
      vehicleModelDate: lot.year === undefined ? undefined : String(lot.year),
      // For machinery, `mileageKm` has hours of work.
      mileageFromOdometer: kind === 'machinery' ? undefined : buildQuantity(lot.mileageKm, 'KMT'),
      vehicleEngine: buildEngine(lot),
      vehicleTransmission: gearbox && formatGearbox(gearbox, true),
      driveWheelConfiguration: lot.drive === undefined ? undefined : DRIVES[lot.drive],
      bodyType: formatBodyType(lot.bodyType),
      offers: buildOffer(lot, details.price, url),
    }),
  };
}
