/**
 * Drive codes of the catalogue with their Russian words. `2WD` is one driven axle, the feed does not say which. A pair is
 * what a feed writes when it lists the drives that a body code was sold with: one of the two is true.
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

/** What can be chosen: the codes that are no pair. */
export const DRIVE_OPTIONS: readonly Drive[] = ALL_DRIVES.filter((code) => !code.includes('/'));

/** What the option «2WD» of the aleado templates stands for. */
const TWO_WHEEL_DRIVES = ['FF', 'FR', 'MR', 'RR'] as const;

/** The options that a code of one drive is found under: a car whose driven axle is not told under both. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  FF: ['FF', '2WD'],
  FR: ['FR', '2WD'],
  MR: ['MR', '2WD'],
  RR: ['RR', '2WD'],
  '2WD': ['FF', 'FR', '2WD'],
  '4WD': ['4WD'],
};

/** The codes of the lots that an option finds: each lot that may be it. */
export const listDrivesOfOption = (option: string): readonly Drive[] =>
  ALL_DRIVES.filter((code) => code.split('/').some((one) => OPTIONS_OF[one]?.includes(option)));

/** Drives as they travel: the feeds' codes, «2WD» written out. Sorted, each once. */
export const listWireDrives = (values: readonly string[]): readonly string[] =>
  [
    ...new Set(values.flatMap((value): readonly string[] => (value === '2WD' ? TWO_WHEEL_DRIVES : [value]))),
  ].toSorted();

/** Russian word for a drive code; the code itself where it is unknown. */
export const formatDrive = (code: string): string =>
  Object.hasOwn(DRIVES, code) ? DRIVES[code as Drive] : code;
