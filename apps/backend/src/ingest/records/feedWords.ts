import { readFeedColor } from '@vvoz/catalogue/words/colorFeedNames';
import { readFeedDrive } from '@vvoz/catalogue/words/driveFeedNames';
import { readFeedFuel, type Fuel } from '@vvoz/catalogue/words/fuels';
import { readGearboxKind, readGearboxType, type GearboxKind } from '@vvoz/catalogue/words/gearboxes';
import { readFeedGrade } from '@vvoz/catalogue/words/gradeFeedNames';
import { rankGrade } from '@vvoz/catalogue/words/grades';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FieldReader } from '../FieldReader.ts';
import { upperName } from '../normalise/tidyText.ts';
import { MAX_LENGTHS } from './recordLimits.ts';

type Words = Pick<LotRecord, 'rate' | 'rate_rank' | 'drive' | 'gearbox' | 'gearbox_kind' | 'color' | 'fuel'>;

/** What a feed calls the fields of words. */
export interface WordNames {
  readonly rate: string;
  readonly drive: string;
  readonly gearbox: string;
  readonly gearboxType: string;
  readonly color: string;
  readonly fuel: string;
}

/** Some rows have a time of day in TIME: no word that anybody could add to a table. */
const TIME_STAMP = /\d:\d\d/;

/**
 * The kind of a gearbox. KPP_TYPE tells what shifts by itself and what does not, and decides where it is there; which of
 * the kinds that shift by themselves it is, the raw code tells.
 */
function kindOfGearbox(raw: string, type: string): GearboxKind | undefined {
  const byCode = readGearboxKind(raw);
  const byType = readGearboxType(type);
  const agree = byType === undefined || (byCode !== undefined && (byCode === 'MT') === (byType === 'MT'));
  return agree ? byCode : byType;
}

/**
 * Feeds leave the fuel of petrol engines out. Without an engine an empty fuel says nothing, nor does a field that cannot
 * be read: undefined.
 */
function readFuel(read: FieldReader, name: string, text: string, engineCc: number | null): Fuel | undefined {
  const isEmpty = text.trim() === '' && typeof (read.value(name) ?? '') === 'string';
  return isEmpty && engineCc !== null ? 'petrol' : readFeedFuel(text);
}

/**
 * The feed's closed vocabularies → the catalogue's; a word that nobody knows becomes '' and is noted.
 * @param engineCc cm³ of the same record, null where it has none
 */
export function readWords(read: FieldReader, names: WordNames, engineCc: number | null): Words {
  const texts = {
    grade: read.text(names.rate, MAX_LENGTHS.word),
    drive: read.text(names.drive, MAX_LENGTHS.word),
    color: read.text(names.color, MAX_LENGTHS.word),
    fuel: read.text(names.fuel, MAX_LENGTHS.word),
  };
  const gearbox = upperName(read.text(names.gearbox, MAX_LENGTHS.word));
  const rate = readFeedGrade(texts.grade);
  const drive = readFeedDrive(texts.drive);
  const gearbox_kind = kindOfGearbox(gearbox, read.text(names.gearboxType).trim());
  const color = readFeedColor(texts.color);
  const fuel = readFuel(read, names.fuel, texts.fuel, engineCc);
  if (rate === undefined) read.noteUnknown('grade', texts.grade);
  if (drive === undefined) read.noteUnknown('drive', texts.drive);
  if (gearbox_kind === undefined) read.noteUnknown('gearbox', gearbox);
  if (color === undefined) read.noteUnknown('color', texts.color);
  if (fuel === undefined && !TIME_STAMP.test(texts.fuel)) read.noteUnknown('fuel', texts.fuel);
  return {
    rate: rate ?? '',
    rate_rank: rate === undefined ? null : (rankGrade(rate) ?? null),
    drive: drive ?? '',
    gearbox,
    gearbox_kind: gearbox_kind ?? '',
    color: color ?? '',
    fuel: fuel ?? '',
  };
}
