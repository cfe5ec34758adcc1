import { DIRT, formatKilowatts, lowerBrandCase, addSpace, pickStatusCase } from '../dirt.ts';
import type { Random } from '../random.ts';
import type { AuctionRow } from './types.ts';

/** Adds rare faults to a row in place: power in kW, spelling of status and brand, extra spaces. */
export function addFaults(row: AuctionRow, hp: number, random: Random): void {
  if (row.PW !== '' && random.chance(DIRT.powerInKw)) row.PW = formatKilowatts(hp);
  if (row.STATUS !== '' && random.chance(DIRT.statusCase)) row.STATUS = pickStatusCase(row.STATUS, random);
  if (random.chance(DIRT.brandCase)) row.MARKA_NAME = lowerBrandCase(row.MARKA_NAME);
  if (random.chance(DIRT.extraSpaces)) {
    if (row.GRADE !== '' && random.chance(0.5)) row.GRADE = addSpace(row.GRADE, random);
    else row.MODEL_NAME = addSpace(row.MODEL_NAME, random);
  }
}
