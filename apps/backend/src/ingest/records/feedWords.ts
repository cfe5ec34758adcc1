import { readFeedColor } from '@vvoz/catalogue/words/colorFeedNames';
import { readFeedDrive } from '@vvoz/catalogue/words/driveFeedNames';
import { readFeedFuel, type Fuel } from '@vvoz/catalogue/words/fuels';
import { readGearboxKind, readGearboxType, type GearboxKind } from '@vvoz/catalogue/words/gearboxes';
import { readFeedGrade } from '@vvoz/catalogue/words/gradeFeedNames';
import { rankGrade } from '@vvoz/catalogue/words/grades';
import type { LotRecord } from '../../catalogue/db/lotRecord.ts';
import type { FieldReader } from '../FieldReader.ts';
import { toUpperName } from '../normalise/tidyText.ts';
import { MAX_LENGTHS } from './recordLimits.ts';

type Words = Pick<LotRecord, 'rate' | 'rate_rank' | 'drive' | 'gearbox' | 'gearbox_kind' | 'color' | 'fuel'>;

/** The feed's names of the fields with words. */
export interface WordNames {
  readonly rate: string;
  readonly drive: string;
  readonly gearbox: string;
  readonly gearboxType: string;
  readonly color: string;
  readonly fuel: string;
}

/** Some rows have a time of day in TIME, the field of the fuel. It is not reported as an unknown word. */
const TIME_STAMP = /\d:\d\d/;

/**
 * Decides the kind of a gearbox. KPP_TYPE, if present, decides between manual and automatic; the raw code decides
 * between the kinds of automatic.
 */
function decideGearboxKind(raw: string, type: string): GearboxKind | undefined {
  const byCode = readGearboxKind(raw);
  const byType = readGearboxType(type);
  const agree = byType === undefined || (byCode !== undefined && (byCode === 'MT') === (byType === 'MT'));
  return agree ? byCode : byType;
}

/**
 * Reads the fuel. A feed leaves it empty for petrol engines. Returns undefined when it is empty and the engine is
 * unknown, or when it cannot be read.
 */
function readFuel(
  reader: FieldReader,
  name: string,
  text: string,
  engineCc: number | null,
): Fuel | undefined {
  const isEmpty = text.trim() === '' && typeof (reader.value(name) ?? '') === 'string';
  return isEmpty && engineCc !== null ? 'petrol' : readFeedFuel(text);
}

/**
 * Translates the feed's closed vocabularies into the catalogue's. An unknown word becomes '' and is noted.
 * @param engineCc cm³ of the same record, null if unknown
 */
export function readWords(reader: FieldReader, names: WordNames, engineCc: number | null): Words {
  const texts = {
    grade: reader.text(names.rate, MAX_LENGTHS.word),
    drive: reader.text(names.drive, MAX_LENGTHS.word),
    color: reader.text(names.color, MAX_LENGTHS.word),
    fuel: reader.text(names.fuel, MAX_LENGTHS.word),
  };
  const gearbox = toUpperName(reader.text(names.gearbox, MAX_LENGTHS.word));
  const rate = readFeedGrade(texts.grade);
  const drive = readFeedDrive(texts.drive);
  const gearbox_kind = decideGearboxKind(gearbox, reader.text(names.gearboxType).trim());
  const color = readFeedColor(texts.color);
  const fuel = readFuel(reader, names.fuel, texts.fuel, engineCc);
  if (rate === undefined) reader.noteUnknown('grade', texts.grade);
  if (drive === undefined) reader.noteUnknown('drive', texts.drive);
  if (gearbox_kind === undefined) reader.noteUnknown('gearbox', gearbox);
  if (color === undefined) reader.noteUnknown('color', texts.color);
  if (fuel === undefined && !TIME_STAMP.test(texts.fuel)) reader.noteUnknown('fuel', texts.fuel);
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
