import { FAULT_SHARES, formatKilowatts, lowerBrandCase, addSpace, pickStatusCase } from '../faults.ts';
import type { Random } from '../random.ts';
import type { AuctionRow } from './types.ts';

/** Changes a row in place by rare faults: power in kW, other spellings of status and brand, extra spaces. */
export function addFaults(row: AuctionRow, hp: number, random: Random): void {
  if (row.PW !== '' && random.chance(FAULT_SHARES.powerInKw)) row.PW = formatKilowatts(hp);
  if (row.STATUS !== '' && random.chance(FAULT_SHARES.statusCase))
    row.STATUS = pickStatusCase(row.STATUS, random);
  if (random.chance(FAULT_SHARES.brandCase)) row.MARKA_NAME = lowerBrandCase(row.MARKA_NAME);
  if (random.chance(FAULT_SHARES.extraSpaces)) {
    if (row.GRADE !== '' && random.chance(0.5)) row.GRADE = addSpace(row.GRADE, random);
    else row.MODEL_NAME = addSpace(row.MODEL_NAME, random);
  }
}
