import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LawFacts } from '@vvoz/catalogue/lots/lawFacts';
import { parseCsv } from '../parseCsv.ts';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';

interface Certified {
  readonly brand: string;
  readonly model: string;
  readonly trim: string;
  readonly drive: string;
  readonly yearFrom: number;
  readonly yearTo: number;
  readonly kw: number;
}

const FILE = path.join(import.meta.dirname, '../tables/certified-30-minute-power.csv');

const tidy = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

const CERTIFIED: readonly Certified[] = parseCsv(readFileSync(FILE, 'utf8')).map((row) => ({
  brand: tidy(row['make'] ?? ''),
  model: tidy(row['model'] ?? ''),
  trim: tidy(row['trim'] ?? ''),
  drive: row['drive'] ?? '',
  yearFrom: Number(row['year_from'] || 0),
  yearTo: Number(row['year_to'] || 9999),
  kw: Number(row['power_30min_kw']),
}));

/** Versions with motors of their own, which have not been certified: EV6 GT, Ioniq 5 N. */
const OTHER_MOTORS = /(?:^| )(?:GT(?![ -]?LINE)|N(?![ -]?LINE))(?: |$)/;

/** True unless the lot has the other number of driven axles. */
function fitsDrive({ drive }: Certified, lotDrive: string): boolean {
  if (drive === '' || lotDrive === '' || lotDrive.includes('/')) return true;
  return (drive === 'awd') === (lotDrive === '4WD');
}

/**
 * The certified 30-minute power of an electric car: one figure where all rows of its model agree, else the ends of
 * those that are possible. Empty for a model without a certified figure.
 */
export function findCertifiedPower(
  lot: Pick<LotRecord, 'brand' | 'model' | 'year' | 'drive'>,
  grade: string,
): LawFacts {
  if (OTHER_MOTORS.test(grade)) return {};
  const [brand, model, trim] = [tidy(lot.brand), tidy(lot.model), tidy(grade)];
  const ofModel = CERTIFIED.filter(
    (row) =>
      row.brand === brand &&
      row.model === model &&
      fitsDrive(row, lot.drive) &&
      (lot.year === null || (row.yearFrom <= lot.year && lot.year <= row.yearTo)),
  );
  if (ofModel.length === 0) return {};
  const ofTrim = ofModel.filter((row) => row.trim !== '' && trim.includes(row.trim));
  const figures = (ofTrim.length > 0 ? ofTrim : ofModel).map(({ kw }) => kw);
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  return low === high ? { power30Kw: low } : { power30MinKw: low, power30MaxKw: high };
}
