/** Drive codes of the feeds with their Russian words. */
export const DRIVES: Readonly<Record<string, string>> = {
  FF: 'передний',
  FR: 'задний',
  MR: 'задний',
  RR: 'задний',
  '4WD': 'полный',
};

/** What the option «2WD» of the aleado templates stands for. */
export const TWO_WHEEL_DRIVES = ['FF', 'FR', 'MR', 'RR'] as const;

/** Drives as they travel: the feeds' codes, «2WD» written out. Sorted, each once. */
export const listWireDrives = (values: readonly string[]): readonly string[] =>
  [
    ...new Set(values.flatMap((value): readonly string[] => (value === '2WD' ? TWO_WHEEL_DRIVES : [value]))),
  ].toSorted();

/** A drive out of a feed → FF, FR, MR, RR or 4WD; undefined where it says nothing known. */
export function normalizeDrive(text: string): string | undefined {
  const value = text.trim().toUpperCase();
  if (value === 'AWD' || value === 'FULLTIME4WD' || value === 'PARTTIME4WD' || value === '4X4') return '4WD';
  if (value === 'FWD') return 'FF';
  if (value === 'RWD') return 'FR';
  return value in DRIVES ? value : undefined;
}

/** The value of a key that a table has itself, and not from its prototype. */
const getOwn = (table: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** Russian word for a drive code; the code itself where it is unknown. */
export const formatDrive = (code: string): string => getOwn(DRIVES, code) ?? code;
