import { FIVE_YEARS, SEVEN_YEARS, THREE_YEARS } from '@vvoz/catalogue/cost/ages';
import { formatAgeBetween, formatAgeOver, formatAgeUpTo } from '@vvoz/catalogue/cost/lawTexts';
import { Big } from 'big.js';
import { canonicalJson, shortHash } from './canonicalJson.ts';
import { compileRecycling, formatPowerBound } from './compileRecycling.ts';
import { percentToShare } from './money.ts';
import { formatBound, formatDecimal } from './formatDecimal.ts';
import type { TableSetData } from './tableSchema.ts';
import type { CommercialDuty, DutyRow, ExciseRow, TableSet } from './tableSet.ts';

interface DutyData {
  readonly upToCc?: number | null;
  readonly upToEur?: number | null;
  readonly percent?: number;
  readonly eurPerCc?: number;
}

function formatDutyRate({ percent, eurPerCc }: DutyData): string {
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
  }));

const compilePercent = (
  { source, confidence, percent }: TableSetData['vat'],
  base: string,
): TableSet['vat'] => ({
  source,
  confidence,
  share: percentToShare(percent),
  row: `${formatDecimal(percent)} % ${base}`,
});

/** Prepares checked tables for calculating: exact decimals, each row in words, constant payments. */
export function compileTables(data: TableSetData): TableSet {
  const { personalDuty, excise, clearanceFee, validFrom, validTo } = data;
  return {
    data,
    validFrom,
    validTo,
    version: shortHash(canonicalJson(data)),
    personalDuty: {
      source: personalDuty.source,
      confidence: personalDuty.confidence,
      under3: compileDutyRows(personalDuty.under3, formatAgeUpTo(THREE_YEARS)),
      from3to5: compileDutyRows(personalDuty.from3to5, formatAgeBetween(THREE_YEARS, FIVE_YEARS)),
      over5: compileDutyRows(personalDuty.over5, formatAgeOver(FIVE_YEARS)),
    },
    commercialDuty: {
      source: data.commercialDuty.source,
      confidence: data.commercialDuty.confidence,
      petrol: compileCommercialDuty(data.commercialDuty.petrol, 'бензин'),
      diesel: compileCommercialDuty(data.commercialDuty.diesel, 'дизель'),
    },
    electricDuty: compilePercent(data.electricDuty, 'таможенной стоимости'),
    excise: {
      source: excise.source,
      confidence: excise.confidence,
      rows: compileExciseRows(excise.rows),
      motorcycle: compileExciseRows(excise.motorcycle),
    },
    vat: compilePercent(data.vat, 'от суммы стоимости, пошлины и акциза'),
    clearanceFee: {
      source: clearanceFee.source,
      confidence: clearanceFee.confidence,
      rows: clearanceFee.rows.map((row, index) => ({
        upToRub: row.upToRub === null ? null : new Big(row.upToRub),
        feeRub: row.feeRub,
        row: `стоимость ${formatBound(row.upToRub, clearanceFee.rows[index - 1]?.upToRub, '₽')}`,
      })),
    },
    recycling: compileRecycling(data.recycling),
  };
}
