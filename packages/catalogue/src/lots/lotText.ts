import { formatVehicle } from '../words/brands.ts';
import { formatDrive } from '../words/drives.ts';
import { formatEngine, formatNumber, NBSP } from '../words/format.ts';
import type { LotSummary } from './lot.ts';
import { findPossiblePowers, findReferencePowers } from './findPossiblePowers.ts';
import { formatPowers } from './powerText.ts';

/** «Toyota Prius». */
export const formatLotName = (lot: LotSummary): string => formatVehicle(lot.brand, lot.model);

/** «2019», «2022 (не указан)»; undefined if nobody knows it. */
export const formatLotYear = ({
  year,
  yearText,
}: Pick<LotSummary, 'year' | 'yearText'>): string | undefined =>
  year === undefined ? yearText : String(year);

/** Body code and year: «ZVW51 · 2019», or the one that is known. */
export const formatLotVersion = (lot: LotSummary): string =>
  [lot.kuzov, formatLotYear(lot)].filter((part) => part !== undefined).join(` ·${NBSP}`);

/** «1,8 л», «98 л.с.» or «193–201 л.с. по каталогу», «CVT», «передний», «64 000 км»: the facts of a card in their order, without unknown ones. */
export function formatLotFacts(lot: LotSummary): {
  readonly engine?: string;
  readonly power?: string;
  readonly gearbox?: string;
  readonly drive?: string;
  readonly mileage?: string;
} {
  const stated = formatPowers(findPossiblePowers(lot));
  const known = formatPowers(findReferencePowers(lot));
  const power = stated ?? (known === undefined ? undefined : `${known} по каталогу`);
  return {
    ...(lot.engineCc ? { engine: formatEngine(lot.engineCc) } : {}),
    ...(power === undefined ? {} : { power }),
    ...(lot.gearbox ? { gearbox: lot.gearbox } : {}),
    ...(lot.drive ? { drive: formatDrive(lot.drive) } : {}),
    ...(lot.mileageKm === undefined ? {} : { mileage: `${formatNumber(lot.mileageKm)}${NBSP}км` }),
  };
}

/** Address of a lot's page on its host. */
export const formatLotHref = (lot: Pick<LotSummary, 'type' | 'id'>): string =>
  `/cars/${lot.type}/${encodeURIComponent(lot.id)}`;
