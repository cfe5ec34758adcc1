import { DIRT, inKilowatts, lowerCaseBrand, spacedOut, unsteadyStatus } from '../dirt.ts';
import type { Random } from '../random.ts';
import type { AuctionRow } from './types.ts';

/** Adds rare faults to a row in place: power in kW, spelling of status and brand, extra spaces. */
export function soil(row: AuctionRow, hp: number, random: Random): void {
  if (row.PW !== '' && random.chance(DIRT.powerInKw)) row.PW = inKilowatts(hp);
  if (row.STATUS !== '' && random.chance(DIRT.statusCase)) row.STATUS = unsteadyStatus(row.STATUS, random);
  if (random.chance(DIRT.brandCase)) row.MARKA_NAME = lowerCaseBrand(row.MARKA_NAME);
  if (random.chance(DIRT.extraSpaces)) {
    if (row.GRADE !== '' && random.chance(0.5)) row.GRADE = spacedOut(row.GRADE, random);
    else row.MODEL_NAME = spacedOut(row.MODEL_NAME, random);
  }
}
