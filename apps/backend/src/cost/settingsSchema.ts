import { z } from 'zod';
import { ORIGINS, VEHICLE_KINDS } from '@vvoz/law/costTypes';

const rub = z.int().min(0).max(1_000_000_000);
const percent = z.number().min(0).max(100);
const currency = z.string().regex(/^[a-z]{3}$/);
/** An amount in the currency in which it is paid. */
const money = z.strictObject({ amount: z.number().min(0).max(1_000_000_000_000), currency });
/** Costs before the vehicle is in Russia. Absent and zero costs make no line. */
const abroad = z.strictObject({
  auction_fee: money.optional(),
  inland_freight: money.optional(),
  loading: money.optional(),
  local_costs: money.optional(),
  freight: money.optional(),
});

const partsClass = z.strictObject({
  disassemblyJpy: rub,
  freightJpy: rub,
  customsRub: rub,
  assemblyRub: rub,
});

/** Tables of earlier releases that are figures of the law now. Stored settings may still have them. */
const RETIRED: ReadonlySet<string> = new Set(['trucks', 'machinery', 'motorcycles']);

function dropRetired(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([name]) => !RETIRED.has(name)));
}

const days = z.int().min(0).max(400);
const daysByOrigin = z.strictObject({ japan: days, korea: days, china: days, europe: days });
const clearance = z.strictObject({
  days: daysByOrigin,
  /** Replaces days of `days` for a kind of vehicle. */
  daysByKind: z.partialRecord(z.enum(VEHICLE_KINDS), daysByOrigin.partial()).default({}),
  /** The declaration may be that many days earlier or later. */
  uncertaintyDays: z.int().min(0).max(60),
});

/** Settings of earlier releases have no days. */
export const DEFAULT_CLEARANCE: z.output<typeof clearance> = {
  days: { japan: 35, korea: 21, china: 30, europe: 45 },
  daysByKind: {},
  uncertaintyDays: 10,
};

/** All figures that the operator sets. Money is in ₽ unless the name says otherwise. */
const currentSettings = z.strictObject({
  /** Margin over the Bank of Russia's rate, by currency. `default` is for all others. */
  marginPercent: z.record(z.union([z.literal('default'), currency]), percent),
  abroad: z.strictObject({ japan: abroad, korea: abroad, china: abroad, europe: abroad }),
  /** Replaces costs of `abroad` for a kind of vehicle. */
  abroadByKind: z.partialRecord(z.enum(VEHICLE_KINDS), z.partialRecord(z.enum(ORIGINS), abroad)),
  russia: z.strictObject({
    storage: rub,
    broker: rub,
    lab: rub,
    bank: rub,
    local_moves: rub,
    company: rub,
  }),
  /** Delivery from Vladivostok, by key of the city. A visitor may give the key or the name. */
  cities: z.record(
    z.string().regex(/^[a-z-]{2,40}$/),
    z.strictObject({ name: z.string().min(2), deliveryRub: rub }),
  ),
  parts: z.strictObject({
    classes: z.strictObject({
      passenger: partsClass,
      minivan: partsClass,
      suv: partsClass,
      truck: partsClass,
      moto: partsClass,
    }),
    /** Raspil: cutting instead of disassembly, and shares of the construct's freight and customs. */
    cuttingJpy: rub,
    raspilFreightPercent: percent,
    raspilCustomsPercent: percent,
  }),
  /** Days from the auction, or from today, to the customs declaration. */
  clearance: clearance.default(DEFAULT_CLEARANCE),
  estimates: z.strictObject({
    /** 30-minute power of an electric motor as a share of its peak. */
    power30Share: z.number().positive().max(1),
    /** The power that the dearest outcome assumes when it is not known. */
    unknownPowerHighHp: z.number().positive().max(5000),
    unknownMotorcyclePowerHighHp: z.number().positive().max(5000),
  }),
});
export const settingsSchema = z.preprocess(dropRetired, currentSettings);
export type SettingsData = z.output<typeof settingsSchema>;
