import { DEFAULT_CLEARANCE, type SettingsData } from './settingsSchema.ts';

/**
 * The settings of a fresh installation; the operator edits a copy. The margins, the costs in Japan, Korea, China and
 * Russia, construct and raspil are the project's defaults. Europe, the kinds other than
 * cars, and the cities other than Omsk are plausible figures that the operator must check.
 */
export const defaultSettings: SettingsData = {
  marginPercent: { default: 2, jpy: 7.5 },
  abroad: {
    japan: {
      auction_fee: { amount: 45_000, currency: 'jpy' },
      inland_freight: { amount: 175_000, currency: 'jpy' },
      loading: { amount: 40_000, currency: 'jpy' },
    },
    korea: {
      local_costs: { amount: 2_000_000, currency: 'krw' },
      freight: { amount: 28_000, currency: 'rub' },
    },
    china: { freight: { amount: 40_000, currency: 'rub' } },
    europe: {
      local_costs: { amount: 700, currency: 'eur' },
      freight: { amount: 2500, currency: 'eur' },
    },
  },
  abroadByKind: {
    motorcycle: {
      japan: {
        inland_freight: { amount: 60_000, currency: 'jpy' },
        loading: { amount: 15_000, currency: 'jpy' },
      },
    },
    truck: { japan: { inland_freight: { amount: 320_000, currency: 'jpy' } } },
    machinery: { japan: { inland_freight: { amount: 380_000, currency: 'jpy' } } },
  },
  russia: {
    storage: 35_000,
    broker: 25_000,
    lab: 25_000,
    bank: 7300,
    local_moves: 7000,
    company: 60_000,
  },
  cities: {
    vladivostok: { name: 'Владивосток', deliveryRub: 0 },
    khabarovsk: { name: 'Хабаровск', deliveryRub: 30_000 },
    blagoveshchensk: { name: 'Благовещенск', deliveryRub: 55_000 },
    chita: { name: 'Чита', deliveryRub: 75_000 },
    irkutsk: { name: 'Иркутск', deliveryRub: 95_000 },
    krasnoyarsk: { name: 'Красноярск', deliveryRub: 110_000 },
    novosibirsk: { name: 'Новосибирск', deliveryRub: 125_000 },
    omsk: { name: 'Омск', deliveryRub: 135_000 },
    tyumen: { name: 'Тюмень', deliveryRub: 145_000 },
    yekaterinburg: { name: 'Екатеринбург', deliveryRub: 150_000 },
    ufa: { name: 'Уфа', deliveryRub: 160_000 },
    kazan: { name: 'Казань', deliveryRub: 170_000 },
    moscow: { name: 'Москва', deliveryRub: 185_000 },
    'saint-petersburg': { name: 'Санкт-Петербург', deliveryRub: 195_000 },
    krasnodar: { name: 'Краснодар', deliveryRub: 205_000 },
  },
  parts: {
    classes: {
      passenger: { disassemblyJpy: 50_000, freightJpy: 110_000, customsRub: 130_000, assemblyRub: 60_000 },
      minivan: { disassemblyJpy: 55_000, freightJpy: 130_000, customsRub: 160_000, assemblyRub: 70_000 },
      suv: { disassemblyJpy: 60_000, freightJpy: 140_000, customsRub: 190_000, assemblyRub: 80_000 },
      truck: { disassemblyJpy: 90_000, freightJpy: 220_000, customsRub: 260_000, assemblyRub: 120_000 },
      moto: { disassemblyJpy: 15_000, freightJpy: 45_000, customsRub: 45_000, assemblyRub: 20_000 },
    },
    cuttingJpy: 25_000,
    raspilFreightPercent: 80,
    raspilCustomsPercent: 70,
  },
  clearance: DEFAULT_CLEARANCE,
  estimates: { power30Share: 0.45, unknownPowerHighHp: 500, unknownMotorcyclePowerHighHp: 220 },
};
