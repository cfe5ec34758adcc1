import { AGE_CLASSES, FEE_CLASSES } from '@vvoz/catalogue/cost/classes';
import { colorFromFeed } from '@vvoz/catalogue/words/colors';
import { normalizeDrive } from '@vvoz/catalogue/words/drives';
import { fuelFromFeed } from '@vvoz/catalogue/words/fuels';
import { normalizeGrade } from '@vvoz/catalogue/words/grades';
import type { Lot } from '@vvoz/catalogue/lots/lot';
import { LOT_STATUSES, type LotStatus } from '@vvoz/catalogue/lots/lotStatuses';
import { isCatalogueType } from '@vvoz/catalogue/types/catalogueTypes';
import { CURRENCIES, type Currency } from '@vvoz/catalogue/words/currencies';
import { LOT_DETAILS } from '@vvoz/catalogue/lots/lotDetails';
import type { WireLot } from './lotSchema.ts';

const LOCAL_DATE = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?/;

/** `2026-11-25 09:40:00` → `2026-11-25T09:40:00`; undefined for the feeds' zero date. */
function localDate(text: string | undefined): string | undefined {
  const [, day, time] = LOCAL_DATE.exec(text ?? '') ?? [];
  return !day || day.startsWith('0000') ? undefined : `${day}T${time ? time.padEnd(8, ':00') : '00:00:00'}`;
}

function status(text: string | undefined): LotStatus {
  const value = (text ?? '').trim().toLowerCase().replaceAll(' ', '_');
  if (value === '') return 'coming';
  if (value.startsWith('sold')) return 'sold';
  return (LOT_STATUSES as readonly string[]).includes(value) ? (value as LotStatus) : 'coming';
}

const images = (value: WireLot['IMAGES']): string[] =>
  (typeof value === 'string' ? value.split('#') : (value ?? []))
    .map((address) => address.trim())
    .filter(Boolean);

/** Drops what is not known, so that an absent key and an unknown value are one thing. */
function known<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;
}

const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? Math.round(value) : undefined;

function details(wire: WireLot): Lot['details'] {
  const told = Object.entries(LOT_DETAILS).flatMap(([key, name]) => {
    const value = (wire as Readonly<Record<string, unknown>>)[name];
    return typeof value === 'string' && value !== '' ? [[key, value] as const] : [];
  });
  return told.length > 0 ? Object.fromEntries(told) : undefined;
}

/** Wire → Lot. Unknown words become absent fields; a type that nobody knows reads as Japan's. */
export function parseLot(wire: WireLot): Lot {
  const currency = (wire.CURRENCY ?? 'jpy').toLowerCase();
  return {
    id: wire.ID,
    type: isCatalogueType(wire.TYPE) ? wire.TYPE : 'japan',
    brand: wire.MARKA_NAME.trim().toUpperCase(),
    model: wire.MODEL_NAME.trim().toUpperCase(),
    currency: (CURRENCIES as readonly string[]).includes(currency) ? (currency as Currency) : 'jpy',
    status: status(wire.STATUS),
    images: images(wire.IMAGES),
    equipment: (wire.EQUIP ?? '').split(/[\s,]+/).filter(Boolean),
    ...known({
      kuzov: wire.KUZOV?.trim().toUpperCase() || undefined,
      grade: wire.GRADE,
      year: positive(wire.YEAR),
      month: positive(wire.MONTH),
      engineCc: positive(wire.ENG_V),
      powerHp: positive(wire.PW),
      fuel: wire.TIME === undefined ? undefined : fuelFromFeed(wire.TIME),
      gearbox: wire.KPP?.trim().toUpperCase(),
      drive: wire.PRIV === undefined ? undefined : (normalizeDrive(wire.PRIV) ?? wire.PRIV),
      mileageKm: wire.MILEAGE,
      color: wire.COLOR === undefined ? undefined : (colorFromFeed(wire.COLOR) ?? wire.COLOR.toLowerCase()),
      rate: wire.RATE === undefined ? undefined : normalizeGrade(wire.RATE),
      lotNumber: wire.LOT ?? wire.LOT_NUM,
      auction: wire.AUCTION,
      town: wire.TOWN,
      auctionDate: localDate(wire.AUCTION_DATE),
      start: positive(wire.START),
      average: positive(wire.AVG_PRICE),
      finish: positive(wire.FINISH),
      leftHand: wire.LHDRIVE === '1' ? true : undefined,
      bodyType: wire.BODY_TYPE?.toLowerCase(),
      country: wire.COUNTRY,
      serial: wire.SERIAL,
      info: wire.INFO,
      sanctioned: wire.SANCTION === '1' ? true : undefined,
      lengthMm: positive(wire.LENGTH),
      widthMm: positive(wire.WIDTH),
      heightMm: positive(wire.HEIGHT),
      clearanceMm: positive(wire.CLEARANCE),
      massKg: positive(wire.MASS),
      costRub: positive(wire.COST_RU),
      ageClass: AGE_CLASSES.find((name) => name === wire.AGE_CLASS),
      feeClass: FEE_CLASSES.find((name) => name === wire.FEE_CLASS),
      details: details(wire),
    }),
  };
}
