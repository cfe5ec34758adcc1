import type { Drive } from './drives.ts';

/** A drive that is one word in feeds: all but the pairs. */
type NamedDrive = Exclude<Drive, `${string}/${string}`>;

/** Words of PRIV, upper case, as the rows of jpcenter and aleado have them. Kept out of the browser bundle. */
export const DRIVE_FEED_NAMES: Readonly<Record<NamedDrive, readonly string[]>> = {
  FF: ['FF', 'FWD'],
  FR: ['FR', 'RWD'],
  MR: ['MR', 'MIDSHIP'],
  RR: ['RR'],
  '2WD': ['2WD'],
  '4WD': ['4WD', 'AWD', '4X4', 'FULLTIME4WD', 'PARTTIME4WD', 'FULLTIME', 'PARTTIME'],
};

const DRIVES_BY_FEED_NAME = new Map(
  Object.entries(DRIVE_FEED_NAMES).flatMap(([code, names]) =>
    // The keys are those of the table above.
    names.map((name) => [name, code as NamedDrive] as const),
  ),
);

/** The feed cuts its lists at about 20 characters, so the last word of a list this long may be incomplete. */
const MIN_CUT_LENGTH = 18;

/** Lists the drives that a word may mean: several if it is the beginning of several words. */
function listDrivesOfWord(word: string, mayBeCut: boolean): readonly NamedDrive[] {
  const exact = DRIVES_BY_FEED_NAME.get(word);
  if (exact !== undefined) return [exact];
  if (!mayBeCut) return [];
  return [
    ...new Set([...DRIVES_BY_FEED_NAME].filter(([name]) => name.startsWith(word)).map(([, code]) => code)),
  ];
}

/**
 * Reads a drive of a feed, in any letter case: «awd» → 4WD. A feed may list all drives that the body code was sold
 * with. `FR,FULLTIME4WD,PARTT` gives `FR/4WD`; a list of FF and FR gives `2WD`. Returns undefined if a word is unknown.
 */
export function readFeedDrive(text: string): Drive | undefined {
  const list = text.trim().toUpperCase();
  const words = list.split(/[,/;|]/).map((word) => word.replaceAll(/[\s-]/g, ''));
  const knownDrives = new Set<NamedDrive>();
  for (const [index, word] of words.entries()) {
    if (word === '') continue;
    const isLast = index > 0 && index === words.length - 1;
    const drives = listDrivesOfWord(word, isLast && list.length >= MIN_CUT_LENGTH);
    const [drive] = drives;
    if (drive === undefined) return undefined;
    // A cut word with several meanings is ignored.
    if (drives.length === 1) knownDrives.add(drive);
  }
  const hasFourWheelDrive = knownDrives.delete('4WD');
  const [first, second] = knownDrives;
  const twoWheelDrive = second === undefined ? first : '2WD';
  if (twoWheelDrive === undefined) return hasFourWheelDrive ? '4WD' : undefined;
  // 4WD was taken out of the set above.
  return hasFourWheelDrive ? `${twoWheelDrive as Exclude<NamedDrive, '4WD'>}/4WD` : twoWheelDrive;
}
