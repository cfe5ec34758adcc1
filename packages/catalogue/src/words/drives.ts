/**
 * Drive codes of the catalogue with their Russian words. `2WD` is one driven axle, front or rear unknown. A pair
 * means that the feed lists all drives that the body code was sold with; the lot has one of the two.
 */
export const DRIVES = {
  FF: 'передний',
  FR: 'задний',
  MR: 'задний',
  RR: 'задний',
  '2WD': 'передний или задний',
  '4WD': 'полный',
  'FF/4WD': 'передний или полный',
  'FR/4WD': 'задний или полный',
  'MR/4WD': 'задний или полный',
  'RR/4WD': 'задний или полный',
  '2WD/4WD': '2WD или 4WD',
} as const;
export type Drive = keyof typeof DRIVES;

export const ALL_DRIVES = Object.keys(DRIVES) as readonly Drive[];

/** Codes that visitors can choose: all but the pairs. */
export const DRIVE_OPTIONS: readonly Drive[] = ALL_DRIVES.filter((code) => !code.includes('/'));

/** Drives that the option «2WD» of the aleado templates selects. */
const TWO_WHEEL_DRIVES = ['FF', 'FR', 'MR', 'RR'] as const;

/** Options that find a code. A car with the code `2WD` is found by FF and by FR too: its driven axle is unknown. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  FF: ['FF', '2WD'],
  FR: ['FR', '2WD'],
  MR: ['MR', '2WD'],
  RR: ['RR', '2WD'],
  '2WD': ['FF', 'FR', '2WD'],
  '4WD': ['4WD'],
};

/** Lists the codes that an option finds, pairs that contain it included. */
export const listDrivesOfOption = (option: string): readonly Drive[] =>
  ALL_DRIVES.filter((code) => code.split('/').some((one) => OPTIONS_OF[one]?.includes(option)));

/** Lists drive codes for the wire, with «2WD» expanded. Sorted, without duplicates. */
export const listWireDrives = (values: readonly string[]): readonly string[] =>
  [
    ...new Set(values.flatMap((value): readonly string[] => (value === '2WD' ? TWO_WHEEL_DRIVES : [value]))),
  ].toSorted();

/** Russian word for a drive code; an unknown code is returned unchanged. */
export const formatDrive = (code: string): string =>
  Object.hasOwn(DRIVES, code) ? DRIVES[code as Drive] : code;
