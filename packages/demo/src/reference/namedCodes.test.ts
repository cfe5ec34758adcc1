import { expect, test } from 'vitest';

import { findBody } from './lookup.ts';

/** Common body codes of the auctions, which the reference must contain. */
const NAMED: readonly (readonly [brand: string, model: string, codes: string])[] = [
  ['TOYOTA', 'COROLLA', 'NZE121 NZE141 NZE161G'],
  ['TOYOTA', 'COROLLA FIELDER', 'NKE165G'],
  ['TOYOTA', 'PRIUS', 'NHW20 ZVW30 ZVW50 ZVW51 MXWH60'],
  ['TOYOTA', 'AQUA', 'NHP10 MXPK11'],
  ['TOYOTA', 'ALPHARD', 'ANH20W AGH30W AGH35W AGH40W'],
  ['TOYOTA', 'VOXY', 'ZRR70G ZRR75G ZRR80G ZRR85G ZWR80G MZRA90W ZWR90W'],
  ['TOYOTA', 'MARK X', 'GRX120 GRX130 GRX133 GRX135'],
  ['TOYOTA', 'HARRIER', 'ZSU60W MXUA80'],
  ['TOYOTA', 'RAV4', 'MXAA54'],
  ['TOYOTA', 'VITZ', 'KSP130'],
  ['TOYOTA', 'YARIS', 'KSP210'],
  ['TOYOTA', 'LAND CRUISER PRADO', 'TRJ150W GDJ150W'],
  ['TOYOTA', 'LAND CRUISER', 'VJA300W FJA300W'],
  ['TOYOTA', 'CROWN', 'GRS210'],
  ['NISSAN', 'NOTE', 'E12 HE12 E13'],
  ['NISSAN', 'X-TRAIL', 'T31 NT31 DNT31 T32 NT32 HT32 HNT32 T33 SNT33'],
  ['NISSAN', 'SERENA', 'C27 C28'],
  ['NISSAN', 'LEAF', 'ZE0 AZE0 ZE1'],
  ['NISSAN', 'SKYLINE', 'HV37'],
  ['HONDA', 'FIT', 'GD1 GD3 GE6 GE8 GP1 GP5 GK3 GK5 GR1 GR3'],
  ['HONDA', 'FIT HYBRID', 'GP5'],
  ['HONDA', 'VEZEL', 'RU1 RU3 RV5'],
  ['HONDA', 'FREED', 'GB5'],
  ['HONDA', 'N BOX', 'JF3 JF5'],
  ['HONDA', 'STEP WAGON', 'RP3'],
  ['MAZDA', 'DEMIO', 'DJ3FS'],
  ['MAZDA', 'CX-5', 'KF2P KFEP'],
  ['MAZDA', 'AXELA', 'BM5FS'],
  ['SUBARU', 'FORESTER', 'SJ5 SK9 SKE'],
  ['SUBARU', 'IMPREZA', 'GP7 GT7'],
  ['SUBARU', 'LEVORG', 'VM4'],
  ['SUZUKI', 'JIMNY', 'JB64W'],
  ['SUZUKI', 'JIMNY SIERRA', 'JB74W'],
  ['SUZUKI', 'SWIFT', 'ZC83S'],
  ['SUZUKI', 'HUSTLER', 'MR31S'],
  ['MITSUBISHI', 'OUTLANDER', 'GF8W GG2W'],
  ['MITSUBISHI', 'DELICA D5', 'CV1W CV5W'],
  ['MITSUBISHI', 'PAJERO', 'V98W'],
  ['DAIHATSU', 'TANTO', 'LA600S'],
  ['DAIHATSU', 'ROCKY', 'A200S'],
  ['LEXUS', 'NX', 'AGZ10'],
  ['LEXUS', 'RX', 'GGL25W'],
  ['ISUZU', 'ELF', 'NKR NPR'],
  ['BMW', '3 SERIES', 'VA20 3B20 8A20 8E20 5F20'],
  ['MERCEDES-BENZ', 'C CLASS', '204047 205042 206042'],
];

const named = NAMED.flatMap(([brand, model, codes]) =>
  codes.split(' ').map((code) => [brand, model, code] as const),
);

test.each(named)('%s %s %s', (brand, model, code) => {
  expect(findBody(brand, model, code)).toMatchObject({ market: 'japan', brand, model, code });
});
