import type { SettingsData } from './settingsSchema.ts';

/**
 * The settings of a fresh installation; the operator edits a copy. The margins, the costs in Japan, Korea, China and
 * Russia, construct and raspil, and the grader's coefficients are the project's defaults. Europe, the kinds other than
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
  trucks: {
    baseRub: 150_000,
    rows: [
      { upToKg: 2500, dutyPercent: 10, coefficients: [2.0, 2.88] },
      { upToKg: 3500, dutyPercent: 10, coefficients: [3.04, 4.56] },
      { upToKg: 5000, dutyPercent: 10, coefficients: [3.34, 10.58] },
      { upToKg: 8000, dutyPercent: 15, coefficients: [4.06, 16.44] },
      { upToKg: 12_000, dutyPercent: 15, coefficients: [4.82, 23.32] },
      { upToKg: 20_000, dutyPercent: 15, coefficients: [5.6, 30.78] },
      { upToKg: null, dutyPercent: 5, coefficients: [10.98, 37.24] },
    ],
  },
  machinery: {
    baseRub: 172_500,
    dutyPercent: 5,
    year: 2025,
    yearlyIncreasePercent: 15,
    rows: [
      { belowHp: 100, coefficients: [3.2, 8.5] },
      { belowHp: 140, coefficients: [13.5, 35.36] },
      { belowHp: 200, coefficients: [14.23, 38.4] },
      { belowHp: null, coefficients: [19.33, 57.27] },
    ],
  },
  motorcycles: {
    duty: [
      { upToCc: 800, percent: 15 },
      { upToCc: null, percent: 10 },
    ],
  },
  estimates: { power30Share: 0.45, unknownPowerHighHp: 500, unknownMotorcyclePowerHighHp: 220 },
};
