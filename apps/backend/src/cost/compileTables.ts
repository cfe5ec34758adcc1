import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/law/ages';
import { formatAgeBetween, formatAgeOver, formatAgeUpTo } from '@vvoz/law/lawTexts';
import { Big } from 'big.js';
import { canonicalJson, shortHash } from './canonicalJson.ts';
import { compilePayments, compileRecycling, formatPowerBound, pickSource } from './compileRecycling.ts';
import { percentToShare } from './money.ts';
import { formatBound, formatDecimal } from './formatDecimal.ts';
import type { TableSetData } from './tableSchema.ts';
import type { CommercialDuty, DutyRow, ExciseRow, TableSet, TruckDutyRow } from './tableSet.ts';

interface DutyData {
  readonly upToCc?: number | null;
  readonly upToEur?: number | null;
  readonly percent?: number;
  readonly eurPerCc?: number;
}

function formatDutyRate({ percent, eurPerCc }: Pick<DutyData, 'percent' | 'eurPerCc'>): string {
  const euro = eurPerCc === undefined ? '' : `${formatDecimal(eurPerCc)} €/см³`;
  if (percent === undefined) return euro;
  return `${formatDecimal(percent)} %${euro && `, но не менее ${euro}`}`;
}

function compileDutyRows(rows: readonly DutyData[], age: string): DutyRow[] {
  const getUpTo = (row: DutyData | undefined): number | null => row?.upToEur ?? row?.upToCc ?? null;
  return rows.map((row, index) => {
    const byValue = row.upToEur !== undefined;
    const where = formatBound(getUpTo(row), getUpTo(rows[index - 1]), byValue ? '€' : 'см³');
    return {
      upTo: getUpTo(row),
      share: row.percent === undefined ? null : percentToShare(row.percent),
      eurPerCc: row.eurPerCc === undefined ? null : new Big(row.eurPerCc),
      row: `${age}; ${byValue ? 'стоимость ' : ''}${where}: ${formatDutyRate(row)}`,
    };
  });
}

const compileCommercialDuty = (
  data: TableSetData['commercialDuty']['petrol'],
  engine: string,
): CommercialDuty => ({
  under3: compileDutyRows(data.under3, `${engine}, ${formatAgeUpTo(THREE_YEARS)}`),
  from3to7: compileDutyRows(data.from3to7, `${engine}, ${formatAgeBetween(THREE_YEARS, SEVEN_YEARS)}`),
  over7: compileDutyRows(data.over7, `${engine}, ${formatAgeOver(SEVEN_YEARS)}`),
});

const compileExciseRows = (rows: TableSetData['excise']['rows']): ExciseRow[] =>
  rows.map((row, index) => ({
    upToHp: row.upToHp,
    upToKw: row.upToKw,
    rubPerHp: new Big(row.rubPerHp),
    row: `${formatPowerBound(row, rows[index - 1])}: ${formatDecimal(row.rubPerHp)} ₽/л.с.`,
    ...(row.certainty ? { certainty: row.certainty } : {}),
  }));

const compilePercent = (table: TableSetData['vat'], base: string): TableSet['vat'] => ({
  ...pickSource(table),
  share: percentToShare(table.percent),
  row: `${formatDecimal(table.percent)} % ${base}`,
});

/** «менее 250 см³», «от 800 см³». */
export const formatExclusiveBound = (
  below: number | null,
  before: number | null | undefined,
  unit: string,
): string =>
  below === null
    ? `от ${formatDecimal(before ?? 0)}\u00A0${unit}`
    : `менее ${formatDecimal(below)}\u00A0${unit}`;

const compileTrucks = (data: TableSetData['trucks']): TableSet['trucks'] => ({
  ...pickSource(data),
  rows: data.rows.map(({ upToKg, coefficients, certainty }, index) => {
    const where = `полная масса ${formatBound(upToKg, data.rows[index - 1]?.upToKg, 'кг')}`;
    return {
      upToKg,
      ...compilePayments(data, coefficients, where),
      ...(certainty ? { certainty } : {}),
    };
  }),
});

const TRUCK_FUEL_NAMES = { petrol: 'бензин', diesel: 'дизель', electric: 'электромотор' } as const;
const TRUCK_AGE_NAMES = {
  under3: formatAgeUpTo(THREE_YEARS),
  from3to5: formatAgeBetween(THREE_YEARS, FIVE_YEARS),
  from5to7: formatAgeBetween(FIVE_YEARS, SEVEN_YEARS),
  over7: formatAgeOver(SEVEN_YEARS),
} as const;

function compileTruckDutyRow(row: TableSetData['truckDuty']['rows'][number]): TruckDutyRow {
  const mass = row.upToKg === null ? '' : `полная масса ${formatBound(row.upToKg, null, 'кг')}`;
  const volume = row.upToCc === null ? '' : formatBound(row.upToCc, null, 'см³');
  const where = [TRUCK_FUEL_NAMES[row.fuel], mass, volume, TRUCK_AGE_NAMES[row.age]]
    .filter(Boolean)
    .join('; ');
  return {
    fuel: row.fuel,
    age: row.age,
    upToKg: row.upToKg,
    upTo: row.upToCc,
    share: row.percent === undefined ? null : percentToShare(row.percent),
    eurPerCc: row.eurPerCc === undefined ? null : new Big(row.eurPerCc),
    row: `${where}: ${formatDutyRate(row)}`,
    ...(row.certainty ? { certainty: row.certainty } : {}),
  };
}

/** Prepares checked tables for calculating: exact decimals, each row in words, constant payments. */
export function compileTables(data: TableSetData): TableSet {
  const { personalDuty, excise, clearanceFee, validFrom, validTo } = data;
  return {
    data,
    validFrom,
    validTo,
    version: shortHash(canonicalJson(data)),
    personalDuty: {
      ...pickSource(personalDuty),
      under3: compileDutyRows(personalDuty.under3, formatAgeUpTo(THREE_YEARS)),
      from3to5: compileDutyRows(personalDuty.from3to5, formatAgeBetween(THREE_YEARS, FIVE_YEARS)),
      over5: compileDutyRows(personalDuty.over5, formatAgeOver(FIVE_YEARS)),
    },
    commercialDuty: {
      ...pickSource(data.commercialDuty),
      petrol: compileCommercialDuty(data.commercialDuty.petrol, 'бензин'),
      diesel: compileCommercialDuty(data.commercialDuty.diesel, 'дизель'),
    },
    electricDuty: compilePercent(data.electricDuty, 'таможенной стоимости'),
    excise: {
      ...pickSource(excise),
      rows: compileExciseRows(excise.rows),
      motorcycle: compileExciseRows(excise.motorcycle),
    },
    vat: compilePercent(data.vat, 'от суммы стоимости, пошлины и акциза'),
    clearanceFee: {
      ...pickSource(clearanceFee),
      rows: clearanceFee.rows.map((row, index) => ({
        upToRub: row.upToRub === null ? null : new Big(row.upToRub),
        feeRub: row.feeRub,
        row: `стоимость ${formatBound(row.upToRub, clearanceFee.rows[index - 1]?.upToRub, '₽')}`,
      })),
    },
    recycling: compileRecycling(data.recycling),
    trucks: compileTrucks(data.trucks),
    truckDuty: { ...pickSource(data.truckDuty), rows: data.truckDuty.rows.map(compileTruckDutyRow) },
    motorcycleDuty: {
      ...pickSource(data.motorcycleDuty),
      electricShare: percentToShare(data.motorcycleDuty.electricPercent),
      electricRow: `электромотоцикл: ${formatDecimal(data.motorcycleDuty.electricPercent)} %`,
      rows: data.motorcycleDuty.rows.map(({ belowCc, percent }, index, rows) => ({
        belowCc,
        share: percentToShare(percent),
        row: `мотоцикл; ${formatExclusiveBound(belowCc, rows[index - 1]?.belowCc, 'см³')}: ${formatDecimal(percent)} %`,
      })),
    },
    machinery: data.machinery,
  };
}
