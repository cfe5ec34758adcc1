import { Big } from 'big.js';
import { z } from 'zod';
import { LINE_CODES } from '@vvoz/law/costTypes';
import type { LineCode, Origin, VehicleKind } from '@vvoz/law/costTypes';
import { canonicalJson, shortHash } from './canonicalJson.ts';
import { CostInputError } from './CostInputError.ts';
import { percentToShare } from './money.ts';
import { settingsSchema, type SettingsData } from './settingsSchema.ts';

export interface AbroadCost {
  readonly code: LineCode;
  readonly amount: Big;
  readonly currency: string;
}

export interface City {
  readonly key: string;
  readonly name: string;
  readonly deliveryRub: number;
}

/** The operator's settings, checked and prepared for calculating. */
export interface Settings {
  readonly data: SettingsData;
  /** Hash of the content. */
  readonly version: string;
  /** In the order of a receipt's lines. */
  readonly abroad: Readonly<Record<VehicleKind, Readonly<Record<Origin, readonly AbroadCost[]>>>>;
  /** Factors of the Bank of Russia's rates, such as 1.075. `default` is for all other currencies. */
  readonly margins: Readonly<Record<string, Big>>;
  /** By key and by name, both normalised by `toCityKey`. */
  readonly cities: ReadonlyMap<string, City>;
}

/** Normalises a city, so that «Орёл» and «ОРЕЛ» are the same. */
export const toCityKey = (text: string): string => text.trim().toLowerCase().replaceAll('ё', 'е');

function compileAbroadCosts(data: SettingsData, kind: VehicleKind, origin: Origin): AbroadCost[] {
  const costs: SettingsData['abroad'][Origin] = {
    ...data.abroad[origin],
    ...data.abroadByKind[kind]?.[origin],
  };
  return Object.entries(costs)
    .map(([code, cost]) => ({
      code: code as keyof typeof costs,
      amount: new Big(cost.amount),
      currency: cost.currency,
    }))
    .filter(({ amount }) => amount.gt(0))
    .sort((one, other) => LINE_CODES.indexOf(one.code) - LINE_CODES.indexOf(other.code));
}

function compileSettings(data: SettingsData): Settings {
  const cities = Object.entries(data.cities).map(([key, city]): City => ({ key, ...city }));
  const compileOrigins = (kind: VehicleKind): Settings['abroad'][VehicleKind] => ({
    japan: compileAbroadCosts(data, kind, 'japan'),
    korea: compileAbroadCosts(data, kind, 'korea'),
    china: compileAbroadCosts(data, kind, 'china'),
    europe: compileAbroadCosts(data, kind, 'europe'),
  });
  return {
    data,
    version: shortHash(canonicalJson(data)),
    abroad: {
      car: compileOrigins('car'),
      motorcycle: compileOrigins('motorcycle'),
      truck: compileOrigins('truck'),
      machinery: compileOrigins('machinery'),
    },
    margins: Object.fromEntries(
      Object.entries(data.marginPercent).map(([currency, percent]) => [
        currency,
        percentToShare(percent).plus(1),
      ]),
    ),
    cities: new Map(cities.flatMap((city) => [city.key, city.name].map((name) => [toCityKey(name), city]))),
  };
}

/** Checks and prepares settings. Throws a ZodError. */
export const readSettings = (data: unknown): Settings => compileSettings(settingsSchema.parse(data));

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Merges objects key by key and replaces everything else. */
function merge(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over;
  const merged = { ...base };
  for (const [key, value] of Object.entries(over))
    merged[key] = Object.hasOwn(base, key) ? merge(base[key], value) : value;
  return merged;
}

/** Replaces some settings for one calculation. Throws a CostInputError that names `settings`. */
export function overrideSettings(settings: Settings, overrides: Readonly<Record<string, unknown>>): Settings {
  const parsed = settingsSchema.safeParse(merge(settings.data, overrides));
  if (parsed.success) return compileSettings(parsed.data);
  const problem = z.prettifyError(parsed.error).replaceAll(/\s+/g, ' ');
  throw new CostInputError('settings', problem, 'настройки не подходят');
}
